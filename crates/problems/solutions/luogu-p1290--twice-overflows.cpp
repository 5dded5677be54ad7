// expect: WA
// Twice the smaller number does not fit in an int when it is 2^30 or more.
// kind: int
// fails: trap-golden-ratio trap-golden-ratio-largest
#include <algorithm>
#include <cstdio>
using namespace std;

bool wins(int a, int b) {
    if (a < b) swap(a, b);
    if (b == 0) return false;
    int twice = (int)(2u * b);
    if (a >= twice) return true;
    return !wins(b, a - b);
}

int main() {
    int cases, m, n;
    scanf("%d", &cases);
    while (cases--) {
        scanf("%d %d", &m, &n);
        puts(wins(m, n) ? "Stan wins" : "Ollie wins");
    }
}
