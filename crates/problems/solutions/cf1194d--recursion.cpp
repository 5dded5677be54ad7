// expect: RE|MLE|TLE
// The recursion goes down one cell at a time, and so up to 10^9 levels deep.
// kind: recursion
#include <cstdio>
#include <unordered_map>
using namespace std;

int k;
unordered_map<int, bool> known;

bool wins(int cell) {
    if (cell <= 0) return false;
    auto found = known.find(cell);
    if (found != known.end()) return found->second;
    bool won = !wins(cell - 1) || (cell >= 2 && !wins(cell - 2)) || (cell >= k && !wins(cell - k));
    known[cell] = won;
    return won;
}

int main() {
    int cases, n;
    scanf("%d", &cases);
    while (cases--) {
        scanf("%d %d", &n, &k);
        known.clear();
        puts(wins(n) ? "Alice" : "Bob");
    }
}
