// Cutting Game (POJ 2311): a move cuts one sheet in two; whoever first cuts off 1 x 1 wins.
// Whoever makes a side of 1 loses, so only cuts that leave sides of at least 2 count. A sheet's
// Grundy value is the mex of its cuts, each the xor of two parts (Sprague 1935, Grundy 1939).
#include <algorithm>
#include <cstdio>

const int MAX_SIDE = 200;
int values[MAX_SIDE + 1][MAX_SIDE + 1];

// At most 198 cuts: a value is at most 198, and an xor below 256.
int value(int w, int h) {
    bool seen[256] = {false};
    for (int part = 2; part <= w / 2; part++) seen[values[part][h] ^ values[w - part][h]] = true;
    for (int part = 2; part <= h / 2; part++) seen[values[w][part] ^ values[w][h - part]] = true;
    return std::find(seen, seen + 256, false) - seen;
}

int main() {
    for (int w = 2; w <= MAX_SIDE; w++)
        for (int h = 2; h <= MAX_SIDE; h++) values[w][h] = value(w, h);
    int w, h;
    while (scanf("%d %d", &w, &h) == 2) puts(values[w][h] != 0 ? "WIN" : "LOSE");
    return 0;
}
