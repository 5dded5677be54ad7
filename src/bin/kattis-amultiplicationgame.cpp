// A multiplication game (HDU 1517, POJ 2505, UVa 847): multiply p by 2 to 9 until it is n or more.
// What counts is the missing factor n / p, rounded up: 2 to 9 are won; 10 to 18 are lost, because
// each move leads to one of 2 to 9; 19 to 162 are won; and so on, by induction.
#include <cstdio>

int main() {
    unsigned n; // up to 2^32 - 2
    while (scanf("%u", &n) == 1) {
        bool first_wins = false;
        while (n > 1) {
            first_wins = !first_wins;
            n = (n - 1) / (first_wins ? 9 : 2) + 1;
        }
        puts(first_wins ? "Stan wins." : "Ollie wins.");
    }
    return 0;
}
