// What a contestant who cares writes: a buffer of our own filled by fread, one byte at a time.
#include "output.h"

static char input[1 << 16];
static char *at = input, *end = input;

static inline int next_byte() {
    if (at == end) {
        at = input;
        end = input + fread(input, 1, sizeof input, stdin);
        if (at == end) return -1;
    }
    return (unsigned char)*at++;
}

static inline bool read_number(Number &number) {
    int byte = next_byte();
    while (byte != -1 && (byte < '0' || byte > '9')) byte = next_byte();
    if (byte == -1) return false;
    number = 0;
    for (; byte >= '0' && byte <= '9'; byte = next_byte()) number = number * 10 + (byte - '0');
    return true;
}
