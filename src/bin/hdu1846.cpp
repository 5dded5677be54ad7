// Brave Game (HDU 1846): from a heap of n, take 1 to m; whoever takes the last one wins.
// The multiples of m + 1 are lost: whatever a player takes, the opponent completes it to m + 1
// (Bachet 1612; the game is known as Bash's).
#include <cstdio>

int main() {
    int cases, n, m;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases-- > 0 && scanf("%d %d", &n, &m) == 2)
        puts(n % (m + 1) != 0 ? "first" : "second");
    return 0;
}
