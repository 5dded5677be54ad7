// expect: WA
// A period seen among the first 50 heaps is taken for the law of all.
// kind: period
// fails: largest-random
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    while (cin >> n >> m) {
        vector<int> take(m);
        for (int &t : take) cin >> t;
        vector<bool> won(51);
        for (int heap = 1; heap <= 50; heap++)
            for (int t : take)
                if (t <= heap && !won[heap - t]) won[heap] = true;
        int period = 1;
        for (int i = 0; i + period <= 50; i++)
            if (won[i] != won[i + period]) {
                period++;
                i = -1;
            }
        cout << (won[n % period] ? "Stan wins" : "Ollie wins") << '\n';
    }
}
