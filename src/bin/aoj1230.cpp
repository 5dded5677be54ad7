// Nim of two teams (POJ 2068): the team that takes the last stone loses.
// A player loses exactly if no take leaves the next one, who is an opponent, a losing number (P-
// and N-positions; Winning Ways, ch. 3). The largest losing number so far is enough: whoever can
// leave a smaller one can leave it too, by taking fewer stones.
#include <cstdio>
#include <vector>

int main() {
    int n, stones;
    while (scanf("%d", &n) == 1 && n > 0 && scanf("%d", &stones) == 1) {
        int players = 2 * n;
        std::vector<int> most(players), lost(players, -1000), loses(players);
        for (int i = 0; i < players; i++)
            if (scanf("%d", &most[i]) != 1) return 1;
        // With no stones left the player to move has won, so nobody has a losing number yet.
        for (int left = 1; left <= stones; left++) {
            for (int i = 0; i < players; i++)
                loses[i] = left - lost[(i + 1) % players] > most[i];
            for (int i = 0; i < players; i++)
                if (loses[i]) lost[i] = left;
        }
        puts(lost[0] == stones ? "0" : "1");
    }
    return 0;
}
