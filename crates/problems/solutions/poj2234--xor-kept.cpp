// expect: WA
// The xor is set to 0 once, before the first position, and goes on into the next one.
// kind: kept-state
// fails: small-random-1
#include <cstdio>

int main() {
    int m, value = 0;
    while (scanf("%d", &m) == 1) {
        for (int i = 0; i < m; i++) {
            int heap;
            scanf("%d", &heap);
            value ^= heap;
        }
        puts(value ? "Yes" : "No");
    }
}
