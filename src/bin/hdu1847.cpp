// Good Luck in CET-4 Everybody! (HDU 1847): take a power of 2; whoever takes the last one wins.
// The multiples of 3 are lost: no power of 2 is a multiple of 3, and from any other heap taking 1
// or 2 leaves one (a subtraction game of period 3; Winning Ways, ch. 4).
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 3 != 0 ? "Kiki" : "Cici");
    return 0;
}
