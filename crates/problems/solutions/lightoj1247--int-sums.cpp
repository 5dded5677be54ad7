// expect: WA
// The sum of a row goes up to 5 * 10^10, and is kept in 32 bits: a row of sum 2^32 counts as empty.
// kind: int
// fails: trap-sum-of-a-row-in-32-bits
#include <iostream>
using namespace std;

int main() {
    int t;
    cin >> t;
    for (int c = 1; c <= t; c++) {
        int m, n;
        unsigned all = 0;
        cin >> m >> n;
        while (m--) {
            unsigned sum = 0, cell;
            for (int i = 0; i < n; i++) {
                cin >> cell;
                sum += cell;
            }
            all ^= sum;
        }
        cout << "Case " << c << ": " << (all ? "Alice" : "Bob") << "\n";
    }
}
