// A Chess Game (HDU 1524, POJ 2425): tokens on an acyclic graph; a move slides one along an edge.
// A node's Grundy value is the mex of its successors' values. Each token is a game of its own, and
// a sum of games is lost exactly if the xor of their values is 0 (Sprague 1935, Grundy 1939).
#include <algorithm>
#include <cstdio>
#include <vector>

std::vector<int> successors[1000];
int values[1000], seen[1001];

int value(int node) {
    if (values[node] >= 0) return values[node];
    const std::vector<int> &to = successors[node];
    int count = to.size(), mex = 0;
    for (int i = 0; i < count; i++) value(to[i]);
    for (int i = 0; i < count; i++) seen[values[to[i]]] = node;
    while (seen[mex] == node) mex++;
    return values[node] = mex;
}

int main() {
    int n, count, to, tokens, token;
    while (scanf("%d", &n) == 1 && n > 0) {
        for (int node = 0; node < n && scanf("%d", &count) == 1; node++) {
            successors[node].clear();
            while (count-- > 0 && scanf("%d", &to) == 1) successors[node].push_back(to);
        }
        std::fill(values, values + n, -1);
        std::fill(seen, seen + n + 1, -1);
        while (scanf("%d", &tokens) == 1 && tokens > 0) {
            int sum = 0;
            while (tokens-- > 0 && scanf("%d", &token) == 1) sum ^= value(token);
            puts(sum != 0 ? "WIN" : "LOSE");
        }
    }
    return 0;
}
