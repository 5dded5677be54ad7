// expect: WA
// Factors are sought up to 10^4 only, and what is left is taken for a prime: 10007 * 10009 is one game, not two.
// kind: table
// fails: trap-product-of-two-large-primes
#include <iostream>
#include <map>
#include <set>
using namespace std;

map<int, int> known;

int value(int exponents) {
    if (exponents == 0) return 0;
    if (known.count(exponents)) return known[exponents];
    set<int> reached;
    for (int k = 1; 1 << (k - 1) <= exponents; k++)
        reached.insert(value((exponents >> k) | (exponents & ((1 << (k - 1)) - 1))));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return known[exponents] = mex;
}

int main() {
    int n;
    cin >> n;
    map<int, int> exponents;
    while (n--) {
        int x;
        cin >> x;
        for (int p = 2; p <= 10000 && p * p <= x; p++) {
            int times = 0;
            for (; x % p == 0; x /= p) times++;
            if (times) exponents[p] |= 1 << (times - 1);
        }
        if (x > 1) exponents[x] |= 1;
    }
    int all = 0;
    for (auto &prime : exponents) all ^= value(prime.second);
    cout << (all ? "Mojtaba" : "Arpa") << "\n";
}
