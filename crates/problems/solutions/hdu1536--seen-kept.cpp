// expect: WA
// The marks for the mex are not cleared between two heaps.
// kind: kept-state
// fails: small-random-1
#include <cstdio>

int main() {
    int k;
    while (scanf("%d", &k) == 1 && k) {
        int member[100];
        for (int i = 0; i < k; i++) scanf("%d", &member[i]);
        static int value[10001];
        bool seen[128] = {};
        for (int heap = 0; heap <= 10000; heap++) {
            for (int i = 0; i < k; i++)
                if (member[i] <= heap) seen[value[heap - member[i]]] = true;
            int mex = 0;
            while (mex < 101 && seen[mex]) mex++;
            value[heap] = mex;
        }
        int m;
        scanf("%d", &m);
        while (m--) {
            int l, sum = 0;
            scanf("%d", &l);
            while (l--) {
                int heap;
                scanf("%d", &heap);
                sum ^= value[heap];
            }
            putchar(sum ? 'W' : 'L');
        }
        putchar('\n');
    }
}
