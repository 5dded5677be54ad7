// expect: WA
// The golden ratio with seven digits is too little for neighbours among large Fibonacci numbers.
// kind: double
// fails: trap-ratio-of-few-digits
#include <iostream>
using namespace std;

int main() {
    double a, b;
    while (cin >> a >> b && a) {
        if (a < b) swap(a, b);
        cout << (a == b || a / b > 1.6180339 ? "Stan wins" : "Ollie wins") << "\n";
    }
}
