// Stripes (SZKOpul pas): take A, B or C adjacent squares; whoever cannot move loses.
// A move leaves two strips, worth the xor of their values. A strip's Grundy value is the mex of its
// moves, and it is lost exactly if that is 0 (Sprague 1935, Grundy 1939).
#include <algorithm>
#include <cstdio>

const int MAX_LENGTH = 1000;
int values[MAX_LENGTH + 1], seen[2048]; // at most 1500 moves: an xor is below 2048

int main() {
    int sizes[3], lengths, length;
    while (scanf("%d %d %d", &sizes[0], &sizes[1], &sizes[2]) == 3) {
        std::fill(seen, seen + 2048, -1);
        for (int n = 0; n <= MAX_LENGTH; n++) {
            for (int i = 0; i < 3; i++) {
                int rest = n - sizes[i];
                for (int left = 0; left <= rest / 2 && rest >= 0; left++)
                    seen[values[left] ^ values[rest - left]] = n;
            }
            int mex = 0;
            while (seen[mex] == n) mex++;
            values[n] = mex;
        }
        if (scanf("%d", &lengths) != 1) return 1;
        while (lengths-- > 0 && scanf("%d", &length) == 1) puts(values[length] != 0 ? "1" : "2");
    }
    return 0;
}
