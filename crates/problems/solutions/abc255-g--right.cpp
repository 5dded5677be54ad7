// expect: AC
// A heap without exceptions has the next new value, so only the heaps that repeat an older value are kept.
// kind: right
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;
typedef long long ll;

vector<pair<ll, ll>> repeats;  // heap and value, by ascending heap

ll value(ll heap) {
    auto at = lower_bound(repeats.begin(), repeats.end(), make_pair(heap, -1LL));
    if (at != repeats.end() && at->first == heap) return at->second;
    return heap - (at - repeats.begin());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<ll> heap(n);
    for (ll &h : heap) cin >> h;
    vector<pair<ll, ll>> pairs(m);  // heap, what may not be left
    for (auto &p : pairs) {
        ll y;
        cin >> p.first >> y;
        p.second = p.first - y;
    }
    sort(pairs.begin(), pairs.end());
    map<ll, int> times;  // how many heaps repeat a value
    for (int i = 0, end; i < m; i = end) {
        ll x = pairs[i].first;
        map<ll, int> missed;
        for (end = i; end < m && pairs[end].first == x; end++) missed[value(pairs[end].second)]++;
        for (auto &v : missed) {
            int &repeated = times[v.first];
            if (v.second == repeated + 1) {
                repeated++;
                repeats.push_back({x, v.first});
                break;
            }
        }
    }
    ll all = 0;
    for (ll h : heap) all ^= value(h);
    cout << (all ? "Takahashi" : "Aoki") << endl;
}
