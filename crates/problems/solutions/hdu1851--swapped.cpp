// expect: WA
// "Yes" is printed when the first player wins, but the problem asks about the second.
// kind: swapped
// fails: small-random-1
#include <iostream>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n, value = 0;
        cin >> n;
        for (int i = 0; i < n; i++) {
            int heap, limit;
            cin >> heap >> limit;
            value ^= heap % (limit + 1);
        }
        cout << (value ? "Yes" : "No") << endl;
    }
}
