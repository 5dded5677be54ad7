// Wythoff's game (POJ 1067, HDU 1527): take from one heap, or the same number from both.
// The lost pairs are floor(d phi) and floor(d phi) + d for d = 0, 1, 2, ..., where phi is the
// golden ratio (Wythoff 1907). As phi^2 = phi + 1, n <= d phi exactly if n (n - d) <= d^2.
#include <algorithm>
#include <cstdio>

// Equal only for n = d = 0, because phi is irrational. The products need 60 bits.
bool is_at_most(long long n, long long d) { return n * (n - d) <= d * d; }

int main() {
    int low, high;
    while (scanf("%d %d", &low, &high) == 2) {
        if (low > high) std::swap(low, high);
        int d = high - low;
        bool is_lost = is_at_most(low, d) && !is_at_most(low + 1, d);
        puts(is_lost ? "0" : "1");
    }
    return 0;
}
