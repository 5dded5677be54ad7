// expect: AC
// A heap is won if one of the moves leads to a lost one.
// kind: right
#include <cstdio>

bool won[1000001];

int main() {
    int n, m, take[10];
    while (scanf("%d %d", &n, &m) == 2) {
        for (int i = 0; i < m; i++) scanf("%d", &take[i]);
        for (int heap = 1; heap <= n; heap++) {
            won[heap] = false;
            for (int i = 0; i < m && !won[heap]; i++) won[heap] = take[i] <= heap && !won[heap - take[i]];
        }
        puts(won[n] ? "Stan wins" : "Ollie wins");
    }
}
