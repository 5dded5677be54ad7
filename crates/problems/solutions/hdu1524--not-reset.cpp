// expect: WA
// The values of the nodes are kept from one graph to the next.
// kind: kept-state
// fails: small-random-1
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;
vector<int> g[1005];
int f[1005];
int sg(int u) {
    if (f[u] != -1) return f[u];
    bool vis[1005] = {0};
    for (size_t i = 0; i < g[u].size(); i++) vis[sg(g[u][i])] = 1;
    int v = 0;
    while (vis[v]) v++;
    return f[u] = v;
}
int main() {
    int n, x, y, m;
    memset(f, -1, sizeof f);
    while (scanf("%d", &n) == 1 && n) {
        for (int i = 0; i < n; i++) {
            g[i].clear();
            for (scanf("%d", &x); x--;) scanf("%d", &y), g[i].push_back(y);
        }
        while (scanf("%d", &m) == 1 && m) {
            int ans = 0;
            while (m--) scanf("%d", &x), ans ^= sg(x);
            puts(ans ? "WIN" : "LOSE");
        }
    }
}
