// expect: PE
// The letters of a line stand apart, with blanks between them.
// kind: blanks
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int k;
    while (cin >> k && k) {
        vector<int> member(k), value(10001);
        for (int &s : member) cin >> s;
        for (int heap = 1; heap <= 10000; heap++) {
            bool seen[102] = {};
            for (int s : member)
                if (s <= heap) seen[value[heap - s]] = true;
            while (seen[value[heap]]) value[heap]++;
        }
        int m, l, heap;
        cin >> m;
        for (int i = 0; i < m; i++) {
            int sum = 0;
            for (cin >> l; l > 0 && cin >> heap; l--) sum ^= value[heap];
            if (i > 0) cout << ' ';
            cout << (sum ? 'W' : 'L');
        }
        cout << '\n';
    }
}
