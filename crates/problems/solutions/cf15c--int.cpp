// expect: WA
// The sizes go up to 10^16, and reading one into an int fails.
// kind: int
// fails: trap-64-bits trap-more-digits-than-a-double
#include <iostream>
using namespace std;

// The xor of 0, 1, ..., n.
int upto(int n) {
    switch (n & 3) {
        case 0: return n;
        case 1: return 1;
        case 2: return n + 1;
    }
    return 0;
}

int main() {
    int n, x = 0, m = 0, value = 0;
    cin >> n;
    while (n--) {
        cin >> x >> m;
        value ^= upto(x - 1) ^ upto(x + m - 1);
    }
    cout << (value ? "tolik" : "bolik") << endl;
}
