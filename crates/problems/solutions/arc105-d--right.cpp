// expect: AC
// An odd number of bags is lost, and an even one if they are equal in pairs. The macros of AtCoder.
// kind: right
#include <algorithm>
#include <iostream>
#include <vector>
#define rep(i, n) for (int i = 0; i < (int)(n); i++)
#define all(v) v.begin(), v.end()
using namespace std;
using ll = long long;
using P = pair<int, int>;
template <class T> bool chmax(T &a, const T &b) { if (a < b) { a = b; return 1; } return 0; }

void solve() {
    int n;
    cin >> n;
    vector<ll> a(n);
    rep(i, n) cin >> a[i];
    sort(all(a));
    bool paired = true;
    rep(i, n / 2) if (a[2 * i] != a[2 * i + 1]) paired = false;
    cout << (n % 2 || paired ? "Second" : "First") << endl;
}

int main() {
    cin.tie(0);
    ios::sync_with_stdio(false);
    int t;
    cin >> t;
    rep(ti, t) solve();
}
