// expect: WA
// The number of cells goes up to 10^18, and becomes an int before it is used.
// kind: int
// fails: trap-last-cell-in-64-bits
#include <iostream>
using namespace std;

int main() {
    long long cells;
    int m;
    cin >> cells >> m;
    int n = cells, all = 0, last = 0, before = -1;
    if (m == 0) all = n % 2;
    for (int i = 0; i < m; i++) {
        long long x;
        int y;
        cin >> x >> y;
        if (i == 0) all ^= x - 1;
        else if (y == before) all ^= 1;
        last = x;
        before = y;
    }
    if (m > 0) all ^= n - last;
    cout << (all ? "Takahashi" : "Aoki") << "\n";
}
