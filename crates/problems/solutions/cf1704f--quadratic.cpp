// expect: TLE
// Values by the definition, up to the longest stretch: too slow for half a million cells.
// kind: slow
#include <bits/stdc++.h>
using namespace std;
vector<int> sg = {0, 0};
int value(int n) {
    while ((int)sg.size() <= n) {
        int k = sg.size();
        vector<char> seen(64);
        for (int l = 0; l + 2 <= k; l++) seen[sg[l] ^ sg[k - 2 - l]] = 1;
        sg.push_back(find(seen.begin(), seen.end(), 0) - seen.begin());
    }
    return sg[n];
}
int main() {
    cin.tie(nullptr)->sync_with_stdio(false);
    int t, n;
    string s;
    for (cin >> t; t-- && cin >> n >> s;) {
        int red = count(s.begin(), s.end(), 'R'), x = 0, run = 0;
        if (2 * red != n) {
            cout << (2 * red > n ? "Alice\n" : "Bob\n");
            continue;
        }
        for (int i = 0; i < n; i++) {
            run++;
            if (i + 1 == n || s[i] == s[i + 1]) x ^= value(run), run = 0;
        }
        cout << (x ? "Alice\n" : "Bob\n");
    }
}
