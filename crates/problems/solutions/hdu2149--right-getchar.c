// expect: AC
// The first raise leaves a multiple of n + 1; or it reaches the price. Reads by getchar.
// kind: right
#include <stdio.h>

int get(int *x)
{
    int c;
    while ((c = getchar()) != EOF && (c < '0' || c > '9'));
    if (c == EOF) return 0;
    for (*x = 0; c >= '0' && c <= '9'; c = getchar()) *x = *x * 10 + c - '0';
    return 1;
}

main()
{
    register int i;
    int m, n;
    while (get(&m) && get(&n)) {
        if (m <= n) {
            for (i = m; i < n; i++) printf("%d ", i);
            printf("%d\n", n);
        } else if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
    return 0;
}
