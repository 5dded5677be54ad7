// expect: WA
// The table of known positions is not emptied when the next case comes.
// kind: kept-state
// fails: small-random-1
#include <cstdio>

int n, take[20];
signed char known[20][8200];

bool wins(int player, int stones) {
    if (stones == 0) return true;
    signed char &k = known[player][stones];
    if (k == 0) {
        k = -1;
        for (int t = 1; t <= take[player] && t <= stones; t++)
            if (!wins((player + 1) % (2 * n), stones - t)) {
                k = 1;
                break;
            }
    }
    return k > 0;
}

int main() {
    int stones;
    while (scanf("%d", &n) == 1 && n) {
        scanf("%d", &stones);
        for (int i = 0; i < 2 * n; i++) scanf("%d", &take[i]);
        printf("%d\n", wins(0, stones) ? 1 : 0);
    }
}
