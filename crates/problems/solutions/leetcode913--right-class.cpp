// expect: AC
// Backwards from the positions that are decided, with the number of moves left.
// kind: right
class Solution {
    int deg[50][50][2], color[50][50][2];

public:
    int catMouseGame(vector<vector<int>>& graph) {
        int n = graph.size();
        memset(color, 0, sizeof color);
        for (int m = 0; m < n; ++m)
            for (int c = 0; c < n; ++c) {
                deg[m][c][0] = graph[m].size();
                deg[m][c][1] = graph[c].size() - count(graph[c].begin(), graph[c].end(), 0);
            }
        queue<tuple<int, int, int>> q;
        auto put = [&](int m, int c, int t, int who) {
            color[m][c][t] = who;
            q.emplace(m, c, t);
        };
        for (int c = 1; c < n; ++c)
            for (int t = 0; t < 2; ++t) put(0, c, t, 1), put(c, c, t, 2);
        while (!q.empty()) {
            auto [m, c, t] = q.front();
            q.pop();
            int who = color[m][c][t], before = 1 - t;
            for (int from : graph[before ? c : m]) {
                int pm = before ? m : from, pc = before ? from : c;
                if (pc == 0 || color[pm][pc][before]) continue;
                if (who == before + 1 || --deg[pm][pc][before] == 0) put(pm, pc, before, who);
            }
        }
        return color[1][2][0];
    }
};
