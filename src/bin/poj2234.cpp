// Matches Game (POJ 2234): Nim. Take any number from one heap; whoever takes the last one wins.
// A position is lost exactly if the xor of its heaps is 0 (Bouton 1901): from 0 no move leads to 0,
// and from any other xor some move does.
#include <cstdio>

int main() {
    int heaps, heap;
    while (scanf("%d", &heaps) == 1) {
        int sum = 0;
        while (heaps-- > 0 && scanf("%d", &heap) == 1) sum ^= heap;
        puts(sum != 0 ? "Yes" : "No");
    }
    return 0;
}
