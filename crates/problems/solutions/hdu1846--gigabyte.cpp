// expect: MLE|TLE
// A table for every pair of a heap and a limit takes a gigabyte, where one remainder would do.
// kind: memory
#include <cstdio>

const int SIZE = 16384;
int wins[SIZE][SIZE];

int main() {
    for (int m = 0; m < SIZE; m++)
        for (int n = 0; n < SIZE; n++)
            wins[m][n] = n % (m + 1) != 0 ? 1 : 2;
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n, m;
        scanf("%d %d", &n, &m);
        puts(wins[m][n] == 1 ? "first" : "second");
    }
}
