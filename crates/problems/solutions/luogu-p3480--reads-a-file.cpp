// expect: WA
// The input is still read from a file, which the judge does not have: nothing is printed.
// kind: silence
// fails: small-random-1
#include <cstdio>

int main() {
    FILE *input = freopen("input-of-my-own.txt", "r", stdin);
    if (input == NULL) return 0;
    int cases;
    while (scanf("%d", &cases) == 1 && cases--) {
        int n, before = 0, value = 0, heap[1001];
        scanf("%d", &n);
        for (int i = 0; i < n; i++) scanf("%d", &heap[i]);
        for (int i = n - 1; i >= 0; i -= 2) {
            before = i > 0 ? heap[i - 1] : 0;
            value ^= heap[i] - before;
        }
        puts(value ? "TAK" : "NIE");
    }
}
