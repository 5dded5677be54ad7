// Public Sale (HDU 2149): raise a price by 1 to n; whoever reaches m first wins. Which raises win?
// What is missing to m is a heap, and the multiples of n + 1 are lost (Bachet 1612; Bash's game).
// So the remainder alone wins; but if m is at most n, every raise that reaches m does.
#include <cstdio>

int main() {
    int m, n;
    while (scanf("%d %d", &m, &n) == 2) {
        int first = m % (n + 1), last = m <= n ? n : first;
        if (first == 0) {
            puts("none");
            continue;
        }
        printf("%d", first);
        for (int raise = first + 1; raise <= last; raise++) printf(" %d", raise);
        puts("");
    }
    return 0;
}
