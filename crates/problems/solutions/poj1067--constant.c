// expect: WA
// The golden ratio is typed in with three digits.
// kind: double
#include <stdio.h>
#define PHI 1.618
int main()
{
    int a, b, t;
    while (~scanf("%d %d", &a, &b))
    {
        if (a > b) { t = a; a = b; b = t; }
        printf("%d\n", (int)((b - a) * PHI) == a ? 0 : 1);
    }
    return 0;
}
