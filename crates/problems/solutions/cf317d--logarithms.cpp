// expect: WA
// How many powers of a number there are is taken from logarithms, which are a little less than they should be at some
// exact powers.
// kind: double
// fails: trap-power-4574296 trap-power-35831808
#include <cmath>
#include <iostream>
#include <vector>
using namespace std;

int values[] = {0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12};

int main() {
    long long n;
    cin >> n;
    vector<bool> seen(40000);
    long long alone = n;
    int all = 0;
    for (long long k = 2; k * k <= n; k++) {
        if (seen[k]) continue;
        for (long long power = k; power < 40000; power *= k) seen[power] = true;
        int length = log((double)n) / log((double)k);
        alone -= length;
        all ^= values[length];
    }
    all ^= alone % 2;
    cout << (all ? "Vasya" : "Petya") << "\n";
}
