// expect: RE|WA
// The array has room for 10^5 sticks, but n goes up to 10^6.
// kind: table
#include <cstdio>

int member[100];
bool won[100001];

int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < k; i++) scanf("%d", &member[i]);
    for (int heap = 1; heap <= n; heap++) {
        for (int i = 0; i < k; i++)
            if (member[i] <= heap && !won[heap - member[i]]) won[heap] = true;
    }
    for (int heap = 1; heap <= n; heap++) putchar(won[heap] ? 'W' : 'L');
    putchar('\n');
}
