// Nim products: 64 look-ups in the table of products of two bytes; then 27 in those of the products of a byte and
// 2^8i * 2^8j, of which there are so many different ones.
#include WAY

static unsigned char of_bytes[256][256];
static Number of_powers[27][256];
static unsigned char power_of[8][8];

static Number product(Number a, Number b, int half) {
    if (a < 2 || b < 2) return a * b;
    Number mask = ((Number)1 << half) - 1;
    Number low = product(a & mask, b & mask, half / 2), high = product(a >> half, b >> half, half / 2);
    Number both = product((a & mask) ^ (a >> half), (b & mask) ^ (b >> half), half / 2);
    return (both ^ low) << half | (low ^ product(high, (Number)1 << (half - 1), half / 2));
}

static void make_tables() {
    for (int a = 0; a < 256; a++)
        for (int b = 0; b < 256; b++) of_bytes[a][b] = (unsigned char)product(a, b, 4);
    int powers = 0;
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 8; j++) {
            // Which Fermat powers are in one of the two, and which in both.
            int at = 0;
            while (at < i * 8 + j && ((at / 8 ^ at % 8) != (i ^ j) || (at / 8 & at % 8) != (i & j))) at++;
            if (at < i * 8 + j) {
                power_of[i][j] = power_of[at / 8][at % 8];
                continue;
            }
            Number power = product((Number)1 << 8 * i, (Number)1 << 8 * j, 32);
            for (int byte = 0; byte < 256; byte++) of_powers[powers][byte] = product(power, byte, 32);
            power_of[i][j] = (unsigned char)powers++;
        }
    }
}

static Number product(Number a, Number b) {
    unsigned char sums[27] = {0};
    for (int i = 0; i < 8; i++) {
        const unsigned char *row = of_bytes[a >> 8 * i & 255];
        for (int j = 0; j < 8; j++) sums[power_of[i][j]] ^= row[b >> 8 * j & 255];
    }
    Number sum = 0;
    for (int at = 0; at < 27; at++) sum ^= of_powers[at][sums[at]];
    return sum;
}

int main() {
    make_tables();
    Number pairs, a, b;
    if (!read_number(pairs)) return 1;
    while (pairs-- && read_number(a) && read_number(b)) print_number(product(a, b));
    finish();
}
