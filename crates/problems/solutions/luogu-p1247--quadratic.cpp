// expect: TLE
// Every heap gets an xor over all the others, so half a million heaps take 10^11 steps.
// kind: slow
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int k;
    scanf("%d", &k);
    vector<int> heap(k);
    for (int &h : heap) scanf("%d", &h);
    int best = -1, rest = 0;
    for (int i = k - 1; i >= 0; i--) {
        int others = 0;
        for (int j = 0; j < k; j++)
            if (j != i) others ^= heap[j];
        if (others < heap[i]) {
            best = i;
            rest = others;
        }
    }
    if (best < 0) {
        puts("lose");
        return 0;
    }
    printf("%d %d\n", heap[best] - rest, best + 1);
    heap[best] = rest;
    for (int i = 0; i < k; i++) printf("%d%c", heap[i], i + 1 < k ? ' ' : '\n');
}
