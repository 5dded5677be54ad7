// expect: WA
// The xor of the heaps, as in Nim; a move takes at most three, so only their rests by 4 count.
// kind: modulo
// fails: hard
#include <cstdio>

int main() {
    int cases, n, heap;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        scanf("%d", &n);
        while (n--) {
            scanf("%d", &heap);
            sum ^= heap;
        }
        puts(sum ? "first" : "second");
    }
}
