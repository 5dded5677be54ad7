// expect: AC
// A node is worth the xor of one more than each child; the search is as deep as the tree, 10^5 levels at most.
// kind: right
#include <cstdio>
#include <vector>

std::vector<int> near[100001];

int value(int node, int parent) {
    int sum = 0;
    for (int next : near[node])
        if (next != parent) sum ^= value(next, node) + 1;
    return sum;
}

int main() {
    int n, x, y;
    scanf("%d", &n);
    for (int i = 1; i < n; i++) {
        scanf("%d %d", &x, &y);
        near[x].push_back(y);
        near[y].push_back(x);
    }
    puts(value(1, 0) ? "Alice" : "Bob");
}
