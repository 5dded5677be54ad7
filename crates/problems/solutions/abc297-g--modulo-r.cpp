// expect: WA
// The values repeat after L + R heaps, not after R + 1 as when L is 1.
// kind: modulo
// fails: hard-9
#include <cstdio>

int main() {
    int n, least, most, value = 0;
    scanf("%d %d %d", &n, &least, &most);
    while (n--) {
        int heap;
        scanf("%d", &heap);
        value ^= heap % (most + 1) / least;
    }
    puts(value ? "First" : "Second");
}
