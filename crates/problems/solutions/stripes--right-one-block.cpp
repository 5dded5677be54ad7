// expect: AC
// One block, as Luogu gives it; a set of the options' values.
// kind: right
// judge: Luogu
#include <cstdio>
#include <cstring>
#include <algorithm>
const int N = 1005;
int c[3], sg[N];
bool vis[N];
int main() {
    for (int i = 0; i < 3; i++) scanf("%d", c + i);
    for (int n = 1; n < N; n++) {
        memset(vis, 0, sizeof vis);
        for (int k = 0; k < 3; k++)
            for (int l = 0; l + c[k] <= n; l++) vis[sg[l] ^ sg[n - l - c[k]]] = true;
        sg[n] = std::find(vis, vis + N, false) - vis;
    }
    int m, n;
    for (scanf("%d", &m); m--;) {
        scanf("%d", &n);
        printf("%d\n", sg[n] ? 1 : 2);
    }
}
