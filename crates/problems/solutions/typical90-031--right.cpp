// expect: AC
// Values of all piles by a table.
// kind: right
#include <bits/stdc++.h>
using namespace std;
int grundy[55][1600], W[100009], B[100009];
int main() {
    for (int w = 0; w <= 50; w++)
        for (int b = 0; b + w * (w + 1) / 2 <= 1500; b++) {
            bitset<1600> mex;
            if (w >= 1) mex[grundy[w - 1][b + w]] = 1;
            for (int k = 1; k <= b / 2; k++) mex[grundy[w][b - k]] = 1;
            while (mex[grundy[w][b]]) grundy[w][b]++;
        }
    int N, x = 0;
    cin >> N;
    for (int i = 1; i <= N; i++) cin >> W[i];
    for (int i = 1; i <= N; i++) cin >> B[i];
    for (int i = 1; i <= N; i++) x ^= grundy[W[i]][B[i]];
    if (x != 0) cout << "First" << endl;
    if (x == 0) cout << "Second" << endl;
    return 0;
}
