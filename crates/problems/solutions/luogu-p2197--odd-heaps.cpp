// expect: WA
// The equal heaps cancel, and whoever finds one left is thought to win: 1 2 3 are lost all the same.
// kind: parity
// fails: hard-1 hard-2
#include <iostream>
#include <map>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n, heap;
        cin >> n;
        map<int, int> left;
        while (n--) {
            cin >> heap;
            left[heap] ^= 1;
        }
        bool yes = false;
        for (auto &one : left) yes |= one.first && one.second;
        cout << (yes ? "Yes" : "No") << endl;
    }
}
