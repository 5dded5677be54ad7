// expect: WA
// The odd stairs instead of the even ones: the first stair is the one from which nothing goes down.
// kind: parity
// fails: trap-even-stairs-count
#include <cstdio>

int main() {
    int cases, n, balls;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        scanf("%d", &n);
        for (int stair = 1; stair <= n; stair++) {
            scanf("%d", &balls);
            if (stair % 2) sum ^= balls;
        }
        puts(sum ? "first" : "second");
    }
}
