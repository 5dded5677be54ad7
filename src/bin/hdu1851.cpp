// A Simple Game (HDU 1851): heaps with limits; a move takes 1 to the limit from a heap.
// The Grundy value of a heap is its remainder by limit + 1 (Bachet 1612; Winning Ways, ch. 4). A
// position is lost exactly if the xor of the values is 0 (Sprague 1935, Grundy 1939).
#include <cstdio>

int main() {
    int cases, heaps, heap, limit;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases-- > 0 && scanf("%d", &heaps) == 1) {
        int sum = 0;
        while (heaps-- > 0 && scanf("%d %d", &heap, &limit) == 2) sum ^= heap % (limit + 1);
        puts(sum == 0 ? "Yes" : "No");
    }
    return 0;
}
