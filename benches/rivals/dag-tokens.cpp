// Tokens on an acyclic graph: adjacency vectors, recursion, a fresh set for every node.
#include WAY
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

int main() {
    Number nodes, count, number;
    while (read_number(nodes)) {
        successors.assign(nodes, std::vector<int>());
        values.assign(nodes, -1);
        for (Number node = 0; node < nodes; node++) {
            if (!read_number(count)) return 1;
            while (count-- && read_number(number)) successors[node].push_back(int(number - 1));
        }
        int sum = 0;
        if (!read_number(count)) return 1;
        while (count-- && read_number(number)) sum ^= value(int(number - 1));
        print_line(sum ? "1" : "2");
    }
    finish();
}
