// S-Nim (HDU 1536, HDU 1944, POJ 2960): a move takes s1, s2, ... or sk from one of the heaps.
// A heap's Grundy value is the mex of the values that its moves leave. A position is lost exactly
// if the xor of its heaps' values is 0 (Sprague 1935, Grundy 1939).
#include <cstdio>
#include <vector>

int main() {
    int k, positions, heaps, heap;
    while (scanf("%d", &k) == 1 && k > 0) {
        std::vector<int> set(k), values, seen(k + 1, -1);
        for (int i = 0; i < k; i++)
            if (scanf("%d", &set[i]) != 1) return 1;
        if (scanf("%d", &positions) != 1) return 1;
        while (positions-- > 0 && scanf("%d", &heaps) == 1) {
            int sum = 0;
            while (heaps-- > 0 && scanf("%d", &heap) == 1) {
                // The table grows to the largest heap asked for.
                for (int n = values.size(); n <= heap; n++) {
                    for (int i = 0; i < k; i++)
                        if (set[i] <= n) seen[values[n - set[i]]] = n;
                    int mex = 0;
                    while (seen[mex] == n) mex++;
                    values.push_back(mex);
                }
                sum ^= values[heap];
            }
            putchar(sum != 0 ? 'W' : 'L');
        }
        putchar('\n');
    }
    return 0;
}
