// expect: AC
// The board by recursion; the template of the judge opens a file.
// kind: right
#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>

int memo[16][16];

bool won(int x, int y) {
    static const int dx[] = {-2, -2, 1, -1}, dy[] = {1, -1, -2, -2};
    if (memo[x][y]) return memo[x][y] == 1;
    bool is = false;
    for (int i = 0; i < 4 && !is; i++) {
        int a = x + dx[i], b = y + dy[i];
        if (a >= 1 && b >= 1 && a <= 15 && b <= 15 && !won(a, b)) is = true;
    }
    memo[x][y] = is ? 1 : 2;
    return is;
}

const char* chessboardGame(int x, int y) {
    return won(x, y) ? "First" : "Second";
}

int main() {
    FILE* fptr = fopen(getenv("OUTPUT_PATH"), "w");
    int t, x, y;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d%d", &x, &y);
        fprintf(fptr, "%s\n", chessboardGame(x, y));
    }
    fclose(fptr);
    return 0;
}
