// expect: WA
// The number of cases is read, but there is no loop over them.
// kind: first-case
// fails: small-random-1
#include <iostream>
using namespace std;

int main() {
    int cases, n, heap, value = 0;
    cin >> cases >> n;
    while (n--) {
        cin >> heap;
        value ^= heap % 4;
    }
    cout << (value ? "first" : "second") << endl;
}
