// Wythoff's game with the moves (HDU 2177): which first moves win?
// The lost pair with the difference d is low and low + d, where low is the least number that is in
// no pair with a smaller difference (Wythoff 1907). So each number is in one pair, and each
// difference too: from both heaps, and from either one, at most one move wins.
#include <cstdio>

const int MAX_HEAP = 1000000;
int low_of[MAX_HEAP + 1];  // by difference
int partner[3 * MAX_HEAP]; // the other number of the pair: low is 1.618 d, low + d is 2.618 d

int main() {
    for (int d = 1, low = 1; d <= MAX_HEAP; d++) {
        while (partner[low] != 0) low++;
        low_of[d] = low;
        partner[low] = low + d;
        partner[low + d] = low;
    }
    int a, b;
    while (scanf("%d %d", &a, &b) == 2 && b > 0) {
        if (partner[a] == b) {
            puts("0");
            continue;
        }
        puts("1");
        int low = low_of[b - a];
        if (low < a) printf("%d %d\n", low, low + b - a);
        // From one heap, by ascending smaller heap.
        if (partner[a] < a) printf("%d %d\n", partner[a], a);
        if (partner[b] < a && a < b) printf("%d %d\n", partner[b], b);
        if (a <= partner[a] && partner[a] < b) printf("%d %d\n", a, partner[a]);
    }
    return 0;
}
