// expect: AC
// Whoever first may take more than one multiple wins.
// kind: right
#include <algorithm>
#include <iostream>
using namespace std;

bool wins(int a, int b) {
    if (a < b) swap(a, b);
    if (b == 0) return false;
    return a / b > 1 || !wins(b, a % b);
}

int main() {
    int cases, m, n;
    cin >> cases;
    while (cases--) {
        cin >> m >> n;
        cout << (wins(m, n) ? "Stan wins" : "Ollie wins") << endl;
    }
}
