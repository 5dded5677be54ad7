// Tokens on an acyclic graph, one position.
#include WAY
#include "graph.h"

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
