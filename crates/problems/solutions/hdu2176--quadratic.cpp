// expect: TLE
// For each heap the xor of all others is computed anew: 4 * 10^10 steps for 200000 heaps.
// kind: slow
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int m;
    while (scanf("%d", &m) == 1 && m != 0) {
        vector<int> heap(m);
        for (int &h : heap) scanf("%d", &h);
        vector<pair<int, int>> moves;
        for (int i = 0; i < m; i++) {
            int others = 0;
            for (int j = 0; j < m; j++)
                if (j != i) others ^= heap[j];
            if (others < heap[i]) moves.push_back({heap[i], others});
        }
        puts(moves.empty() ? "No" : "Yes");
        for (auto &move : moves) printf("%d %d\n", move.first, move.second);
    }
}
