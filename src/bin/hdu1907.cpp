// John (HDU 1907, POJ 3480, SPOJ MMMGAME): misere Nim; whoever takes the last one loses.
// With a heap above 1, a position is lost as in Nim, if the xor of its heaps is 0. With heaps of 1
// alone, it is lost if their number is odd, which is if the xor is 1 (Bouton 1901).
#include <cstdio>

int main() {
    int cases, heaps, heap;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases-- > 0 && scanf("%d", &heaps) == 1) {
        int sum = 0;
        bool has_above_1 = false;
        while (heaps-- > 0 && scanf("%d", &heap) == 1) {
            sum ^= heap;
            if (heap > 1) has_above_1 = true;
        }
        bool is_lost = has_above_1 ? sum == 0 : sum == 1;
        puts(is_lost ? "Brother" : "John");
    }
    return 0;
}
