// expect: WA
// The blank after the colon is missing.
// kind: blanks
#include <cstdio>

int main() {
    int cases;
    scanf("%d", &cases);
    for (int number = 1; number <= cases; number++) {
        int m, n;
        long long value = 0;
        scanf("%d %d", &m, &n);
        while (m--) {
            long long row = 0;
            for (int i = 0; i < n; i++) {
                int cell;
                scanf("%d", &cell);
                row += cell;
            }
            value ^= row;
        }
        printf("Case %d:%s\n", number, value ? "Alice" : "Bob");
    }
}
