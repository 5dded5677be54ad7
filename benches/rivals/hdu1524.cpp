// Tokens on an acyclic graph, many positions.
#include WAY
#include "graph.h"

int main() {
    Number nodes, count, number;
    while (read_number(nodes) && nodes) {
        successors.assign(nodes, std::vector<int>());
        values.assign(nodes, -1);
        for (Number node = 0; node < nodes; node++) {
            if (!read_number(count)) return 1;
            while (count-- && read_number(number)) successors[node].push_back(int(number));
        }
        while (read_number(count) && count) {
            int sum = 0;
            while (count-- && read_number(number)) sum ^= value(int(number));
            print_line(sum ? "WIN" : "LOSE");
        }
    }
    finish();
}
