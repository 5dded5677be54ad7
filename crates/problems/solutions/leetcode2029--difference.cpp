// expect: WA
// Where the multiples of 3 are odd in number, any difference of the other two counts is taken for a win; it wants 3.
// kind: greedy
// fails: edge-odd-threes-2 edge-odd-threes-twos-2
#include <cstdio>
#include <cstdlib>

int main() {
    int n, stone, counts[3] = {0, 0, 0};
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &stone);
        counts[stone % 3]++;
    }
    bool first = counts[0] % 2 ? counts[1] != counts[2] : counts[1] > 0 && counts[2] > 0;
    puts(first ? "true" : "false");
}
