// expect: WA
// Up to five thousand million pairs are counted in an int.
// kind: int
// fails: hard-1
#include <cstdio>
#include <vector>
using namespace std;
const int N = 100005, M = 1 << 24;
int n, a[N], par[N], h[N], counts[2][M];
vector<int> kids[N];

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%d", a + i);
    for (int i = 2; i <= n; i++) scanf("%d", par + i), kids[par[i]].push_back(i);
    vector<int> order(1, 1);
    for (int i = 0; i < (int)order.size(); i++)
        for (int v : kids[order[i]]) order.push_back(v);
    int x = 0, num[2] = {0, 0};
    for (int i = n - 1; i >= 0; i--) {
        int u = order[i];
        h[u] = kids[u].empty() ? 0 : !h[kids[u][0]];
        num[h[u]]++, counts[h[u]][a[u]]++;
        if (h[u] == 0) x ^= a[u];
    }
    int ans = 0;
    if (x == 0) ans = num[0] * (num[0] - 1) / 2 + num[1] * (num[1] - 1) / 2;
    for (int u = 1; u <= n; u++)
        if (h[u] == 0 && (a[u] ^ x) < M) ans += counts[1][a[u] ^ x];
    printf("%d\n", ans);
}
