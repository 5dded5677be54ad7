// expect: AC
// Values of the board by recursion with a memo.
// kind: right
#include <stdio.h>
#include <string.h>
#define M 1010
short grid[M][M];
const int X[6] = {1, -1, -1, -2, -3, -2}, Y[6] = {-2, -3, -2, -1, -1, 1};
short go(int x, int y) {
    int i, used = 0;
    short r = 0;
    if (grid[x][y] >= 0) return grid[x][y];
    for (i = 0; i < 6; i++) {
        int a = x + X[i], b = y + Y[i];
        if (a >= 0 && b >= 0) used |= 1 << go(a, b);
    }
    while (used >> r & 1) r++;
    return grid[x][y] = r;
}
int main(void) {
    int t, c, n, x, y, ans;
    memset(grid, -1, sizeof grid);
    scanf("%d", &t);
    for (c = 1; c <= t; c++) {
        for (scanf("%d", &n), ans = 0; n; n--) {
            scanf("%d %d", &x, &y);
            ans ^= go(x, y);
        }
        printf("Case %d: %s\n", c, ans ? "Alice" : "Bob");
    }
    return 0;
}
