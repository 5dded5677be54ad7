// expect: AC
// Grundy values by definition; the xor of a run of heaps comes from two prefixes.
// kind: right
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n, answer = -1;
    scanf("%d", &n);
    vector<int> prefix(n + 1), markedBy(2048, 0);
    for (int heap = 1; heap <= n; heap++) {
        for (int parts = 2; parts * (parts + 1) / 2 <= heap; parts++) {
            int rest = heap - parts * (parts - 1) / 2;
            if (rest % parts) continue;
            int least = rest / parts;
            int sum = prefix[least + parts - 1] ^ prefix[least - 1];
            markedBy[sum] = heap;
            if (heap == n && sum == 0 && answer < 0) answer = parts;
        }
        int mex = 0;
        while (markedBy[mex] == heap) mex++;
        prefix[heap] = prefix[heap - 1] ^ mex;
    }
    printf("%d\n", answer);
}
