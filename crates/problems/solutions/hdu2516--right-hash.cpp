// expect: AC
// Lost are the Fibonacci numbers. Global names that the library has too, and line ends of Windows.
// kind: right
#include <set>
#include <cstdio>
#include <iostream>
#include <algorithm>
using namespace std;

set<long long> hash;
int next = 1;

int main() {
    for (long long a = 1, b = 2, c; a < (1LL << 33); c = a + b, a = b, b = c) hash.insert(a);
    int n;
    while (cin >> n, n) {
        if (hash.count(n)) puts("Second win");
        else puts("First win");
        next++;
    }
}
