// expect: WA
// The heaps after the move stand one on a line, not all on the same line.
// kind: blanks
#include <cstdio>
#include <vector>

int main() {
    int k, all = 0;
    scanf("%d", &k);
    std::vector<int> heap(k);
    for (int &h : heap) {
        scanf("%d", &h);
        all ^= h;
    }
    if (all == 0) {
        puts("lose");
        return 0;
    }
    int i = 0;
    while ((heap[i] ^ all) >= heap[i]) i++;
    printf("%d %d\n", heap[i] - (heap[i] ^ all), i + 1);
    heap[i] ^= all;
    for (int h : heap) printf("%d\n", h);
}
