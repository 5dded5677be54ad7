// expect: RE
// The loop over pairs of steps looks at one step too many when n is odd.
// kind: crash
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> balls(n);
    for (int &b : balls) cin >> b;
    int odd = 0, even = 0;
    for (int i = 0; i < n; i += 2) {
        odd ^= balls.at(i);
        even ^= balls.at(i + 1);
    }
    cout << (odd ? "Yes" : "No") << endl;
}
