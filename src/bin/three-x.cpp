// Crosses and Crosses (POJ 3537): whoever makes three adjacent crosses in a row of n cells wins.
// A cross within two cells of another loses, because the opponent completes three. So a cross takes
// three adjacent cells out of a row of n + 2 (octal game 0.007; Winning Ways, ch. 4) and leaves two
// rows, worth the xor of their Grundy values (Sprague 1935, Grundy 1939).
#include <cstdio>

const int MAX_ROW = 2002;
int values[MAX_ROW + 1], seen[1024]; // at most 1000 moves: an xor is below 1024

int main() {
    for (int row = 3; row <= MAX_ROW; row++) {
        int rest = row - 3;
        for (int left = 0; left <= rest / 2; left++) seen[values[left] ^ values[rest - left]] = row;
        while (seen[values[row]] == row) values[row]++;
    }
    int n;
    while (scanf("%d", &n) == 1) puts(values[n + 2] != 0 ? "1" : "2");
    return 0;
}
