// expect: WA
// `<` binds stronger than `^`.
// kind: precedence
#include <stdio.h>
int a[110];
int main(void)
{
    int n, i;
    while (scanf("%d", &n), n) {
        int x = 0, cnt = 0;
        for (i = 0; i < n; i++) scanf("%d", a + i), x ^= a[i];
        if (x)
            for (i = 0; i < n; i++) cnt += a[i] ^ x < a[i] ? 1 : 0;
        printf("%d\n", cnt);
    }
    return 0;
}
