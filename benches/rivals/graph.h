// A graph: adjacency vectors, recursion, a fresh set for every node.
#include <set>
#include <vector>

static std::vector<std::vector<int>> successors;
static std::vector<int> values;

static int value(int node) {
    if (values[node] >= 0) return values[node];
    std::set<int> seen;
    for (int to : successors[node]) seen.insert(value(to));
    int mex = 0;
    while (seen.count(mex)) mex++;
    return values[node] = mex;
}
