// expect: TLE
// For each heap, the heaps with a repeated value are looked through from the first: up to 4 * 10^10 steps.
// kind: slow
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;
typedef long long ll;

vector<pair<ll, ll>> repeats;  // heap, value

ll value(ll heap) {
    ll before = 0;
    for (auto &r : repeats) {
        if (r.first == heap) return r.second;
        if (r.first < heap) before++;
    }
    return heap - before;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<ll> heap(n);
    for (ll &h : heap) cin >> h;
    map<ll, vector<ll>> forbidden;
    map<ll, int> heaps_of_value;
    while (m--) {
        ll x, y;
        cin >> x >> y;
        forbidden[x].push_back(x - y);
    }
    for (auto &f : forbidden) {
        map<ll, int> missed;
        for (ll left : f.second) missed[value(left)]++;
        for (auto &v : missed)
            if (v.second == heaps_of_value[v.first] + 1) {
                heaps_of_value[v.first]++;
                repeats.push_back({f.first, v.first});
                break;
            }
    }
    ll all = 0;
    for (ll h : heap) all ^= value(h);
    cout << (all ? "Takahashi" : "Aoki") << endl;
}
