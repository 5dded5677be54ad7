// expect: AC
// The gaps before every other token, from the last on, are the heaps.
// kind: right
#include <stdio.h>
#include <stdlib.h>
#define MAXN 1005
int p[MAXN];
int cmp(const void *a, const void *b) { return *(int *)a - *(int *)b; }
int main() {
#ifdef LOCAL
    freopen("data.in", "r", stdin);
#endif
    int T, n, i, ans;
    scanf("%d", &T);
    while (T--) {
        scanf("%d", &n);
        for (i = 1; i <= n; i++) scanf("%d", &p[i]);
        qsort(p + 1, n, sizeof(p[0]), cmp);
        p[0] = ans = 0;
        for (i = n; i > 0; i -= 2) ans ^= p[i] - p[i - 1] - 1;
        printf(ans ? "Georgia will win\n" : "Bob will win\n");
    }
    return 0;
}
