// Output through a buffer of our own, for the tuned ways of reading.
#include <cstdio>
#include <cstring>

typedef unsigned long long Number;

static char output[1 << 16];
static size_t filled;

static void finish() {
    fwrite(output, 1, filled, stdout);
    filled = 0;
}

static inline void print_line(const char *text) {
    if (filled + 32 > sizeof output) finish();
    while (*text) output[filled++] = *text++;
    output[filled++] = '\n';
}

static inline void print_number(Number number) {
    char digits[21];
    int first = 20;
    digits[first] = 0;
    do {
        digits[--first] = char('0' + number % 10);
        number /= 10;
    } while (number);
    print_line(digits + first);
}
