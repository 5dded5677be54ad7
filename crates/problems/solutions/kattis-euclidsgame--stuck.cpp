// expect: TLE
// When the first number is smaller, the loop neither swaps the numbers nor ends.
// kind: loop
#include <iostream>
using namespace std;

int main() {
    long long a, b;
    while (cin >> a >> b && (a || b)) {
        bool stan = true;
        while (a < 2 * b && a != b) {
            if (a > b) {
                long long rest = a - b;
                a = b;
                b = rest;
                stan = !stan;
            }
        }
        cout << (stan ? "Stan wins" : "Ollie wins") << endl;
    }
}
