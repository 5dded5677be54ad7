// expect: AC
// The pair with difference k is lost if its smaller heap a is the floor of k times the golden ratio, all in integers.
// kind: right
#include <algorithm>
#include <cstdio>
using namespace std;

// Is a at most k times the golden ratio?
bool below(long long a, long long k) {
    return a * (a - k) <= k * k;
}

int main() {
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2) {
        if (a > b) swap(a, b);
        bool lost = below(a, b - a) && !below(a + 1, b - a);
        puts(lost ? "0" : "1");
    }
}
