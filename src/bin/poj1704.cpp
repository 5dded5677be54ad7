// Georgia and Bob (POJ 1704): tokens on a row slide to the left, not onto or past another.
// Pair the tokens from the right, an odd one with the left edge: the gap of each pair is a heap of
// Nim. If a left token moves, its partner restores the gap (Northcott's game; Winning Ways, ch. 3).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases-- > 0 && scanf("%d", &n) == 1) {
        std::vector<int> cells(n + 1, 0); // cells[0] is the left edge
        for (int i = 1; i <= n; i++)
            if (scanf("%d", &cells[i]) != 1) return 1;
        std::sort(cells.begin(), cells.end());
        int sum = 0;
        for (int i = n; i > 0; i -= 2) sum ^= cells[i] - cells[i - 1] - 1;
        puts(sum != 0 ? "Georgia will win" : "Bob will win");
    }
    return 0;
}
