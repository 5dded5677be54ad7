// expect: AC
// Each heap by 4.
// kind: right
#include <iostream>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cases;
    cin >> cases;
    while (cases--) {
        int n, value = 0;
        cin >> n;
        while (n--) {
            int heap;
            cin >> heap;
            value ^= heap % 4;
        }
        cout << (value ? "first\n" : "second\n");
    }
}
