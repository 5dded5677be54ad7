// expect: WA
// The longest schedule, each time the interval that ends first, is thought to be what both will play.
// kind: greedy
// fails: trap-touching-is-apart
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n;
        cin >> n;
        vector<pair<int, int>> by_end(n);
        for (auto &interval : by_end) cin >> interval.second >> interval.first;
        sort(by_end.begin(), by_end.end());
        int moves = 0, free = 0;
        for (auto &interval : by_end)
            if (interval.second >= free) {
                moves++;
                free = interval.first;
            }
        cout << (moves % 2 ? "Alice" : "Bob") << '\n';
    }
}
