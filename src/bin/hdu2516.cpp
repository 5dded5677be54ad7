// Fibonacci Nim (HDU 2516): take at most twice what was just taken, and at first not all.
// A heap is lost exactly if it is a Fibonacci number (Whinihan 1963). From any other, the winner
// takes the least part of its Zeckendorf representation; the next part is more than twice that.
#include <cstdio>

int main() {
    unsigned n; // below 2^31; the Fibonacci number 2971215073 needs 32 bits
    while (scanf("%u", &n) == 1 && n > 0) {
        unsigned last = 1, fibonacci = 2;
        while (fibonacci < n) {
            fibonacci += last;
            last = fibonacci - last;
        }
        puts(fibonacci == n ? "Second win" : "First win");
    }
    return 0;
}
