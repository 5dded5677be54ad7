// Wythoff's game. The textbook formula with doubles misjudges; this one is exact up to 10^9.
#include WAY

static bool is_below(Number x, Number d) { return x <= d || x * (x - d) < d * d; }

int main() {
    Number a, b;
    while (read_number(a) && read_number(b)) {
        Number low = a < b ? a : b, d = a < b ? b - a : a - b;
        bool lost = d == 0 ? low == 0 : is_below(low, d) && !is_below(low + 1, d);
        print_line(lost ? "0" : "1");
    }
    finish();
}
