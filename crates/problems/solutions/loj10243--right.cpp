// expect: AC
// A list of edges in arrays, and values by depth-first search.
// kind: right
#include <cstdio>
#include <cstring>
#include <set>
const int N = 2005, M = 6005;
int head[N], nxt[M], to[M], tot, f[N];
inline void add(int u, int v) { to[++tot] = v, nxt[tot] = head[u], head[u] = tot; }
int sg(int u) {
    if (~f[u]) return f[u];
    std::set<int> s;
    for (int i = head[u]; i; i = nxt[i]) s.insert(sg(to[i]));
    for (f[u] = 0; s.count(f[u]); f[u]++);
    return f[u];
}
int main() {
    int n, m, k, x, y, ans = 0;
    scanf("%d%d%d", &n, &m, &k);
    while (m--) scanf("%d%d", &x, &y), add(x, y);
    memset(f, -1, sizeof f);
    while (k--) scanf("%d", &x), ans ^= sg(x);
    puts(ans ? "win" : "lose");
}
