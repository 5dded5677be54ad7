// expect: AC
// The value of a pair is the lowest zero bit of both less 1. Reads blocks by fread.
// kind: right
#include <cstdio>
namespace IO {
    const int S = 1 << 16;
    char buf[S], *p1 = buf, *p2 = buf;
#define gc() (p1 == p2 && (p2 = (p1 = buf) + fread(buf, 1, S, stdin), p1 == p2) ? EOF : *p1++)
    inline unsigned read() {
        unsigned x = 0;
        int c = gc();
        for (; c < 48 || c > 57; c = gc());
        for (; c > 47 && c < 58; c = gc()) x = (x << 1) + (x << 3) + (c ^ 48);
        return x;
    }
}
using IO::read;
int main() {
    for (unsigned T = read(); T--;) {
        unsigned n = read(), ans = 0;
        for (unsigned i = 0; i < n; i += 2) {
            unsigned a = read() - 1, b = read() - 1;
            ans ^= __builtin_ctz(~(a | b));
        }
        puts(ans ? "YES" : "NO");
    }
    return 0;
}
