// Game of CS (UVa 12033): a move colours one unit of an edge that still hangs on node 0.
// This is Green Hackenbush: a node is worth the xor of its edges away from the root (Winning Ways,
// ch. 7). An edge of weight 1 is worth one more than what it carries. With a larger weight it is
// worth the same as that, with the last bit flipped if the weight is odd (by induction).
#include <cstdio>
#include <vector>

std::vector<std::vector<int> > ends, weights; // of each node's edges

int value(int node, int parent) {
    int sum = 0, edges = ends[node].size();
    for (int i = 0; i < edges; i++) {
        if (ends[node][i] == parent) continue;
        int carried = value(ends[node][i], node), weight = weights[node][i];
        sum ^= weight == 1 ? carried + 1 : carried ^ (weight % 2);
    }
    return sum;
}

int main() {
    int cases, n, u, v, weight;
    if (scanf("%d", &cases) != 1) return 1;
    for (int number = 1; number <= cases && scanf("%d", &n) == 1; number++) {
        ends.assign(n, std::vector<int>());
        weights.assign(n, std::vector<int>());
        for (int edges = n - 1; edges > 0 && scanf("%d %d %d", &u, &v, &weight) == 3; edges--) {
            ends[u].push_back(v);
            ends[v].push_back(u);
            weights[u].push_back(weight);
            weights[v].push_back(weight);
        }
        printf("Case %d: %s\n", number, value(0, -1) != 0 ? "Emily" : "Jolly");
    }
    return 0;
}
