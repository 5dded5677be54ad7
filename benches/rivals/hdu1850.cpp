// Nim: how many first moves win. Keeps the heaps for a second pass.
#include WAY
#include <vector>

int main() {
    Number count;
    std::vector<Number> heaps;
    while (read_number(count) && count) {
        Number sum = 0, moves = 0;
        heaps.resize(count);
        for (Number &heap : heaps) {
            if (!read_number(heap)) return 1;
            sum ^= heap;
        }
        for (Number heap : heaps) moves += (heap ^ sum) < heap;
        print_number(moves);
    }
    finish();
}
