// expect: AC
// The types and formats of Windows.
// kind: right
#include <cstdio>
typedef __int64 LL;
LL a[105];
int main()
{
    int n;
    while (scanf("%d", &n) != EOF && n)
    {
        LL s = 0, ans = 0;
        for (int i = 0; i < n; i++) { scanf("%I64d", &a[i]); s ^= a[i]; }
        for (int i = 0; i < n; i++)
            if ((a[i] ^ s) < a[i]) ans++;
        printf("%I64d\n", ans);
    }
}
