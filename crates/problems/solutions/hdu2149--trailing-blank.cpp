// expect: AC
// A blank follows every raise, the last one of the line too.
// kind: blanks
#include <cstdio>

int main() {
    int price, most;
    while (scanf("%d %d", &price, &most) == 2) {
        if (price <= most) {
            for (int raise = price; raise <= most; raise++) printf("%d ", raise);
            printf("\n");
        } else if (price % (most + 1)) {
            printf("%d \n", price % (most + 1));
        } else {
            printf("none\n");
        }
    }
}
