// expect: AC
// Values up to the square root of the largest heap, by prefix counts.
// kind: right
#include <cstdio>
#include <cmath>
#include <algorithm>
#define forn(i, n) for (int i = 0; i < int(n); i++)
#define sz(a) int((a).size())
using namespace std;
typedef long long li;
const int N = 900 * 1000;
int g[N], cnt[4][N];

int calc(li x, li &lo, li &hi) {
    hi = (li)sqrt((long double)x);
    while (hi * hi > x) hi--;
    while ((hi + 1) * (hi + 1) <= x) hi++;
    lo = (li)sqrt(sqrt((long double)x));
    while (lo * lo * lo * lo >= x && lo > 0) lo--;
    while (lo * lo * lo * lo < x) lo++;
    hi = min(hi, x - 1);
    if (lo > hi) return 0;
    forn(v, 4) if (cnt[v][hi] == cnt[v][lo - 1]) return v;
    return 4;
}

int main() {
    li lo, hi;
    forn(i, N) {
        if (i) g[i] = calc(i, lo, hi);
        forn(v, 4) cnt[v][i] = (i ? cnt[v][i - 1] : 0) + (i && g[i] == v);
    }
    int n, ans = 0;
    scanf("%d", &n);
    forn(i, n) {
        li x;
        scanf("%I64d", &x);
        ans ^= calc(x, lo, hi);
    }
    puts(ans ? "Furlo" : "Rublo");
}
