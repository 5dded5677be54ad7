// expect: WA
// Play is called a draw after 2 n moves, but a win may take more: 17 with 8 nodes.
// kind: table
// fails: trap-17-moves
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

int n;
vector<vector<int>> graph;
int memo[110][55][55];

int play(int moves, int mouse, int cat) {
    if (moves == 2 * n) return 0;
    if (mouse == cat) return 2;
    if (mouse == 0) return 1;
    int &known = memo[moves][mouse][cat];
    if (known != -1) return known;
    bool drawn = false;
    int mine = moves % 2 == 0 ? 1 : 2;
    for (int to : graph[mine == 1 ? mouse : cat]) {
        if (mine == 2 && to == 0) continue;
        int winner = mine == 1 ? play(moves + 1, to, cat) : play(moves + 1, mouse, to);
        if (winner == mine) return known = mine;
        drawn = drawn || winner == 0;
    }
    return known = drawn ? 0 : 3 - mine;
}

int main() {
    scanf("%d", &n);
    for (int node = 0; node < n; node++) {
        int count;
        scanf("%d", &count);
        graph.push_back(vector<int>(count));
        for (int &to : graph.back()) scanf("%d", &to);
    }
    memset(memo, -1, sizeof memo);
    printf("%d\n", play(0, 1, 2));
}
