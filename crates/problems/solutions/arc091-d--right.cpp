// expect: AC
// Many moves with the same quotient in one step; everything in global arrays.
// kind: right
#include <stdio.h>
int n, a[205], k[205], ans;
int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; ++i) {
        scanf("%d%d", &a[i], &k[i]);
        while (a[i] >= k[i] && a[i] % k[i]) {
            int q = a[i] / k[i] + 1, r = a[i] % k[i];
            a[i] -= (r + q - 1) / q * q;
        }
        if (a[i] % k[i] == 0) ans ^= a[i] / k[i];
    }
    printf("%s", ans ? "Takahashi" : "Aoki");
}
