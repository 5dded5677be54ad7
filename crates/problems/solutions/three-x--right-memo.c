// expect: AC
// A cross takes away five cells; values by recursion with a memo, for one row.
// kind: right
#include <stdio.h>
#include <string.h>
int sg[2005];
int dfs(int n)
{
    int i, l, r;
    char vis[2005];
    if (n <= 0) return 0;
    if (sg[n] != -1) return sg[n];
    memset(vis, 0, sizeof(vis));
    for (i = 1; i <= n; i++) {
        l = i - 3, r = n - i - 2;
        vis[dfs(l) ^ dfs(r)] = 1;
    }
    for (i = 0; vis[i]; i++);
    return sg[n] = i;
}
int main()
{
    int n;
    memset(sg, -1, sizeof(sg));
    scanf("%d", &n);
    printf("%d\n", dfs(n) ? 1 : 2);
    return 0;
}
