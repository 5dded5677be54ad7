// Bash's game.
#include WAY

int main() {
    Number cases, n, m;
    if (!read_number(cases)) return 1;
    while (cases-- && read_number(n) && read_number(m))
        print_line(n % (m + 1) ? "first" : "second");
    finish();
}
