// expect: WA
// A heap is read as an int, but may be 777777777777.
// kind: int
// fails: edge-last-run
#include <cstdio>

int main() {
    const long long last[] = {3, 15, 81, 6723, 50625, 2562991875LL};
    const int values[] = {0, 1, 2, 0, 3, 1, 2};
    int n, heap, sum = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &heap);
        int run = 0;
        while (run < 6 && heap > last[run]) run++;
        sum ^= values[run];
    }
    puts(sum ? "Furlo" : "Rublo");
}
