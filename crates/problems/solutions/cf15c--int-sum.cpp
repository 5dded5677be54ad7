// expect: WA
// The trucks are read into 64 bits, but their nim-sum is kept in 32.
// kind: int
// fails: trap-64-bits
#include <iostream>
using namespace std;

long long upto(long long n) {
    switch (n % 4) {
        case 0: return n;
        case 1: return 1;
        case 2: return n + 1;
        default: return 0;
    }
}

int main() {
    int n;
    unsigned all = 0;
    cin >> n;
    while (n--) {
        long long x, m;
        cin >> x >> m;
        all ^= upto(x - 1) ^ upto(x + m - 1);
    }
    cout << (all ? "tolik" : "bolik") << "\n";
}
