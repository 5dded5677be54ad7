// expect: WA
// The lost heaps are taken for the multiples of m, not of m + 1.
// kind: modulo
// fails: hard
#include <cstdio>

int main() {
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n, m;
        scanf("%d %d", &n, &m);
        puts(n % m == 0 ? "second" : "first");
    }
}
