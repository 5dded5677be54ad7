// expect: AC
// Plain Nim.
// kind: right
#include <iostream>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n, value = 0;
        cin >> n;
        for (int i = 0, heap; i < n && cin >> heap; i++) value ^= heap;
        cout << (value ? "Yes" : "No") << endl;
    }
}
