// expect: MLE|TLE
// A table up to n, which may be 10^9, takes a gigabyte.
// kind: memory
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n, k;
        scanf("%d %d", &n, &k);
        vector<char> won(n + 1);
        for (int cell = 1; cell <= n; cell++)
            won[cell] = !won[cell - 1] || (cell >= 2 && !won[cell - 2]) || (cell >= k && !won[cell - k]);
        puts(won[n] ? "Alice" : "Bob");
    }
}
