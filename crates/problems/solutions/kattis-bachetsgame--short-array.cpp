// expect: RE|WA
// The table has a tenth of the places.
// kind: table
#include <cstdio>
#include <cstring>
const int MAXN = 100005;
int won[MAXN], a[15], n, m;
int main() {
    while (scanf("%d %d", &n, &m) == 2) {
        for (int i = 0; i < m; i++) scanf("%d", &a[i]);
        for (int i = 1; i <= n; i++) {
            won[i] = 0;
            for (int j = 0; j < m; j++) if (a[j] <= i && !won[i - a[j]]) won[i] = 1;
        }
        puts(won[n] ? "Stan wins" : "Ollie wins");
    }
}
