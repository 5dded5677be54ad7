// Euclid's game (POJ 2348, HDU 1525, UVa 10368): subtract a multiple of the smaller number.
// Whoever first has a choice wins (Cole and Davie 1969): one move leaves the smaller number and the
// remainder, and another leaves the opponent only the move to them. As long as the larger is below
// twice the smaller, nobody has a choice. Equal numbers are won at once.
#include <algorithm>
#include <cstdio>

int main() {
    int less, more;
    while (scanf("%d %d", &less, &more) == 2 && less > 0) {
        if (less > more) std::swap(less, more);
        bool first_wins = true;
        while (less < more && more / less == 1) {
            more -= less;
            std::swap(less, more);
            first_wins = !first_wins;
        }
        puts(first_wins ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
