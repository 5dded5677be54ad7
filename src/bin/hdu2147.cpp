// kiki's game (HDU 2147): a coin goes one cell left, down, or both; whoever cannot move loses.
// A board of two odd sides is lost, any other is won (by induction): from two odd sides each move
// makes one of them even, or both, and from any other board one move makes both odd.
#include <cstdio>

int main() {
    int n, m;
    while (scanf("%d %d", &n, &m) == 2 && n + m > 0)
        puts(n % 2 == 1 && m % 2 == 1 ? "What a pity!" : "Wonderful!");
    return 0;
}
