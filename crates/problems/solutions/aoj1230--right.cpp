// expect: AC
// A table over the stones left and the player to move: who finds no stones has won, for the others took the last.
// kind: right
#include <cstring>
#include <iostream>
using namespace std;

bool wins[8193][20];

int main() {
    int n, stones, most[20];
    while (cin >> n && n) {
        cin >> stones;
        for (int i = 0; i < 2 * n; i++) cin >> most[i];
        memset(wins, 0, sizeof wins);
        for (int left = 0; left <= stones; left++)
            for (int i = 0; i < 2 * n; i++) {
                bool won = left == 0;
                for (int t = 1; t <= most[i] && t <= left && !won; t++) won = !wins[left - t][(i + 1) % (2 * n)];
                wins[left][i] = won;
            }
        cout << wins[stones][0] << '\n';
    }
}
