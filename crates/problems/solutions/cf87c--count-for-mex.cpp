// expect: WA
// The number of different values that can be reached stands for the mex, though there may be gaps.
// kind: mex
// fails: trap-443-piles
#include <cstdio>
#include <set>
using namespace std;

const int MAX = 100000;
int value[MAX + 1], prefix[MAX + 1];

int main() {
    int n;
    scanf("%d", &n);
    int answer = -1;
    for (int heap = 1; heap <= n; heap++) {
        set<int> reached;
        for (int parts = 2; parts * (parts + 1) / 2 <= heap; parts++) {
            int rest = heap - parts * (parts - 1) / 2;
            if (rest % parts) continue;
            int least = rest / parts;
            int sum = prefix[least + parts - 1] ^ prefix[least - 1];
            reached.insert(sum);
            if (heap == n && sum == 0 && answer < 0) answer = parts;
        }
        value[heap] = (int)reached.size();
        prefix[heap] = prefix[heap - 1] ^ value[heap];
    }
    printf("%d\n", answer);
}
