// Bachet's game (UVa 10404): from n stones, take a member of a set; whoever takes the last wins.
// A number is won exactly if some move leaves a lost one (P- and N-positions; Winning Ways, ch. 3).
// So each lost number, in ascending order, marks all from which a move leads to it.
#include <algorithm>
#include <cstdio>
#include <vector>

bool is_won[1000001];

int main() {
    int n, m;
    while (scanf("%d %d", &n, &m) == 2) {
        std::vector<int> set(m);
        for (int i = 0; i < m; i++)
            if (scanf("%d", &set[i]) != 1) return 1;
        std::fill(is_won, is_won + n + 1, false);
        for (int lost = 0; lost < n; lost++)
            if (!is_won[lost])
                for (int i = 0; i < m; i++)
                    if (set[i] <= n - lost) is_won[lost + set[i]] = true;
        puts(is_won[n] ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
