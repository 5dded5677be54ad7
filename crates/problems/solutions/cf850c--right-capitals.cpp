// expect: AC
// The exponents of each prime as a mask; in capitals, which are free here.
// kind: right
#include <bits/stdc++.h>
using namespace std;
#define int long long
#define all(x) (x).begin(), (x).end()
#define pb push_back
map<int, int> memo, mask;
int grundy(int m) {
    if (memo.count(m)) return memo[m];
    set<int> s;
    for (int k = 1; (1LL << k) <= m; k++) s.insert(grundy((m >> k) | (m & ((1LL << k) - 1) & ~1LL)));
    int r = 0;
    while (s.count(r)) r++;
    return memo[m] = r;
}
signed main() {
    ios::sync_with_stdio(0), cin.tie(0);
    int n; cin >> n;
    for (int i = 0, a; i < n; i++) {
        cin >> a;
        for (int p = 2; p * p <= a; p++) {
            int e = 0;
            while (a % p == 0) a /= p, e++;
            if (e) mask[p] |= 1LL << e;
        }
        if (a > 1) mask[a] |= 2;
    }
    int x = 0;
    for (auto &[p, m] : mask) x ^= grundy(m & ~1LL);
    cout << (x ? "MOJTABA" : "ARPA");
}
