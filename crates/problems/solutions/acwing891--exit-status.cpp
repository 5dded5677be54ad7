// expect: RE
// The function main returns whether the xor is not 0, so that a won position ends with a status other than 0.
// kind: crash
#include <iostream>
using namespace std;

int main() {
    int n, value = 0;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int heap;
        cin >> heap;
        value ^= heap;
    }
    cout << (value ? "Yes" : "No") << endl;
    return value != 0;
}
