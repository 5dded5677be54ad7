// expect: WA
// A number of 250 digits does not fit in a long long.
// kind: int
// fails: largest-random
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    if (n % 3 == 0)
        cout << 2 << endl;
    else
        cout << 1 << endl << n % 3 << endl;
}
