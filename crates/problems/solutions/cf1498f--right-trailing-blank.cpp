// expect: AC
// Rerooting with the distances modulo 2k; a blank after each answer.
// kind: right
#include <bits/stdc++.h>
using namespace std;
const int MAXN = 1e5 + 5;
int n, k, a[MAXN], dp[MAXN][40], up[MAXN][40];
vector<int> adj[MAXN];

void dfs(int u, int p) {
    dp[u][0] = a[u];
    for (int v : adj[u]) if (v != p) {
        dfs(v, u);
        for (int j = 0; j < 2 * k; j++) dp[u][(j + 1) % (2 * k)] ^= dp[v][j];
    }
}

void dfs2(int u, int p) {
    for (int j = 0; j < 2 * k; j++) up[u][j] ^= dp[u][j];
    for (int v : adj[u]) if (v != p) {
        for (int j = 0; j < 2 * k; j++) up[v][(j + 1) % (2 * k)] = up[u][j] ^ dp[v][(j + 2 * k - 1) % (2 * k)];
        dfs2(v, u);
    }
}

int main() {
    scanf("%d %d", &n, &k);
    for (int i = 1, u, v; i < n; i++) {
        scanf("%d %d", &u, &v);
        adj[u].push_back(v), adj[v].push_back(u);
    }
    for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
    dfs(1, 0);
    dfs2(1, 0);
    for (int i = 1; i <= n; i++) {
        int x = 0;
        for (int j = k; j < 2 * k; j++) x ^= up[i][j];
        printf("%d ", x ? 1 : 0);
    }
}
