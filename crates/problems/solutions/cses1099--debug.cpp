// expect: WA
// A line with the xor, meant for debugging, is still printed before each answer.
// kind: debug
// fails: small-random-1
#include <iostream>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n, value = 0;
        cin >> n;
        for (int stair = 1; stair <= n; stair++) {
            int balls;
            cin >> balls;
            if (stair % 2 == 0) value ^= balls;
        }
        cout << "value = " << value << '\n';
        cout << (value ? "first" : "second") << '\n';
    }
}
