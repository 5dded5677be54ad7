// expect: AC
// The xor of the odd steps.
// kind: right
#include <cstdio>

int main() {
    int n, sum = 0;
    scanf("%d", &n);
    for (int step = 1; step <= n; step++) {
        int balls;
        scanf("%d", &balls);
        if (step & 1) sum ^= balls;
    }
    puts(sum ? "Yes" : "No");
}
