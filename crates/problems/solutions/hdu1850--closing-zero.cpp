// expect: WA
// The 0 that ends the input is answered like a position without heaps.
// kind: end-zero
// fails: small-random-1
#include <cstdio>

int main() {
    int m;
    while (scanf("%d", &m) == 1) {
        int heap[128], all = 0, ways = 0;
        for (int i = 0; i < m; i++) {
            scanf("%d", &heap[i]);
            all ^= heap[i];
        }
        for (int i = 0; i < m; i++)
            if ((heap[i] ^ all) < heap[i]) ways++;
        printf("%d\n", ways);
    }
}
