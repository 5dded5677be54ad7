// expect: AC
// All lost pairs up to 10^6 are made by the rule of the least unused number; then each kind of move is looked up.
// kind: right
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

const int MOST = 1000000;
int partner[2 * MOST + 10], lower[MOST + 1];

int main() {
    fill(partner, partner + 2 * MOST + 10, -1);
    fill(lower, lower + MOST + 1, MOST);
    for (int k = 0, least = 0; least <= MOST; k++) {
        while (partner[least] >= 0) least++;
        if (least > MOST) break;
        lower[k] = least;
        partner[least] = least + k;
        partner[least + k] = least;
    }
    int a, b;
    while (scanf("%d %d", &a, &b) == 2 && (a || b)) {
        if (a > b) swap(a, b);
        if (partner[a] == b) {
            puts("0");
            continue;
        }
        puts("1");
        int low = lower[b - a];
        if (low < a) printf("%d %d\n", low, low + b - a);
        vector<pair<int, int>> left;
        if (partner[a] < b) left.push_back({min(a, partner[a]), max(a, partner[a])});
        if (a != b && partner[b] < a) left.push_back({partner[b], b});
        sort(left.begin(), left.end());
        for (auto &pair : left) printf("%d %d\n", pair.first, pair.second);
    }
}
