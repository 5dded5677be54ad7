// expect: AC
// Wythoff's game by the golden ratio as a long double; one pair, as Luogu gives it.
// kind: right
// judge: Luogu
#include <bits/stdc++.h>
#define ll long long
#define rep(i, a, b) for (int i = (a); i <= (b); ++i)
#define debug(x) cerr << #x << " = " << (x) << endl
using namespace std;

template <class T> inline void read(T &x) {
    x = 0;
    int f = 1;
    char c = getchar();
    while (c < '0' || c > '9') { if (c == '-') f = -1; c = getchar(); }
    while (c >= '0' && c <= '9') x = x * 10 + c - '0', c = getchar();
    x *= f;
}

int main() {
    ll a, b;
    read(a); read(b);
    if (a > b) swap(a, b);
    long double g = (sqrtl(5.0L) + 1.0L) / 2.0L;
    ll k = (ll)(g * (long double)(b - a));
    putchar(k == a ? '0' : '1');
    return 0;
}
