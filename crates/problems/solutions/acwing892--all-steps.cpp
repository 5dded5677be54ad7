// expect: WA
// The xor of all steps, as if each was a heap of Nim; only the odd steps count.
// kind: parity
// fails: trap-odd-steps-count
#include <cstdio>

int main() {
    int n, balls, sum = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &balls);
        sum ^= balls;
    }
    puts(sum ? "Yes" : "No");
}
