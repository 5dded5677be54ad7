// expect: WA
// The quotient is compared with the golden ratio as a double, which fails for large Fibonacci neighbours.
// kind: double
// fails: trap-golden-ratio-largest
#include <algorithm>
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    const double ratio = (1 + sqrt(5.0)) / 2;
    int cases;
    cin >> cases;
    while (cases--) {
        double m, n;
        cin >> m >> n;
        if (m < n) swap(m, n);
        bool stan = m == n || m / n > ratio;
        cout << (stan ? "Stan wins" : "Ollie wins") << endl;
    }
}
