// expect: WA
// The row of cells is not cleared, so the pieces of earlier rows stay on it.
// kind: kept-state
// fails: small-random-1
#include <iostream>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    bool piece[21] = {};
    while (cases--) {
        int n, value = 0;
        cin >> n;
        while (n--) {
            int m, cell;
            cin >> m;
            while (m--) {
                cin >> cell;
                piece[cell] = true;
            }
            int step = 0, run = 0;
            for (cell = 20; cell >= 0; cell--) {
                if (cell > 0 && piece[cell]) {
                    run++;
                    continue;
                }
                if (step % 2) value ^= run;
                run = 0;
                step++;
            }
        }
        cout << (value ? "YES" : "NO") << endl;
    }
}
