// expect: AC
// Halves until even; a reader by getchar_unlocked.
// kind: right
#include <cstdio>
#ifdef _WIN32
#define getchar_unlocked getchar
#endif
template <typename T> bool in(T &x) {
    int c;
    bool neg = false;
    while (c = getchar_unlocked(), c != '-' && (c < '0' || c > '9')) if (c == EOF) return false;
    if (c == '-') neg = true, c = getchar_unlocked();
    for (x = 0; '0' <= c && c <= '9'; c = getchar_unlocked()) x = x * 10 + (c - '0');
    if (neg) x = -x;
    return true;
}
int main() {
    int t, cs = 0;
    in(t);
    while (t--) {
        int n, x, res = 0;
        in(n);
        while (n--) {
            in(x);
            while (x & 1) x >>= 1;
            res ^= x >> 1;
        }
        printf("Case %d: %s\n", ++cs, res ? "Alice" : "Bob");
    }
}
