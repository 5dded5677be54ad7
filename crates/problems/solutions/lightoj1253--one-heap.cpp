// expect: WA
// Only a single heap of 1 is treated apart, not every odd number of heaps of 1.
// kind: misere
// fails: hard
#include <iostream>
using namespace std;
int main() {
    int t, k;
    cin >> t;
    for (int c = 1; c <= t; c++) {
        cin >> k;
        int x = 0, a;
        for (int i = 0; i < k; i++) cin >> a, x ^= a;
        bool alice = x != 0;
        if (k == 1 && a == 1) alice = false;
        cout << "Case " << c << ": " << (alice ? "Alice" : "Bob") << "\n";
    }
}
