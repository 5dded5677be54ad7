// expect: WA
// The golden ratio is a double, which is too coarse for some pairs near 10^9.
// kind: double
// fails: published-pairs-that-doubles-misjudge hard-1
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;

int main() {
    int a, b;
    while (scanf("%d %d", &a, &b) == 2) {
        if (a > b) swap(a, b);
        int k = b - a;
        int lost = (int)(k * (sqrt(5.0) + 1) / 2);
        printf("%d\n", a == lost ? 0 : 1);
    }
}
