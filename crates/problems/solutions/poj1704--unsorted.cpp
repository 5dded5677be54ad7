// expect: WA
// The tokens are taken as if they came in ascending order.
// kind: unsorted
// fails: random
#include <cstdio>

int main() {
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n, cell[1000], value = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) scanf("%d", &cell[i]);
        for (int i = n - 1; i >= 0; i -= 2) {
            int before = i > 0 ? cell[i - 1] : 0;
            value ^= cell[i] - before - 1;
        }
        puts(value ? "Georgia will win" : "Bob will win");
    }
}
