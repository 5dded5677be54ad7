// Fibonacci again and again (HDU 1848): take a Fibonacci number from one of three heaps.
// A heap's Grundy value is the mex of the values that its moves leave. A position is lost exactly
// if the xor of its heaps' values is 0 (Sprague 1935, Grundy 1939).
#include <cstdio>

const int MAX_HEAP = 1000;
int values[MAX_HEAP + 1], seen[32]; // 15 Fibonacci numbers are at most 1000

int main() {
    for (int n = 1; n <= MAX_HEAP; n++) {
        for (int take = 1, next = 2; take <= n;) {
            seen[values[n - take]] = n;
            int after = take + next;
            take = next;
            next = after;
        }
        while (seen[values[n]] == n) values[n]++;
    }
    int m, n, p;
    while (scanf("%d %d %d", &m, &n, &p) == 3 && m + n + p > 0)
        puts((values[m] ^ values[n] ^ values[p]) != 0 ? "Fibo" : "Nacci");
    return 0;
}
