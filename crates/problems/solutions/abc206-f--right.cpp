// expect: AC
// The Grundy value of each stretch of the line, shorter ones first: an interval inside leaves two stretches.
// kind: right
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n;
        cin >> n;
        vector<int> left(n), right(n);
        for (int i = 0; i < n; i++) cin >> left[i] >> right[i];
        static int value[101][101];
        for (int length = 0; length < 100; length++)
            for (int begin = 1; begin + length <= 100; begin++) {
                int end = begin + length;
                bool seen[128] = {};
                for (int i = 0; i < n; i++) {
                    if (left[i] < begin || end < right[i]) continue;
                    seen[value[begin][left[i]] ^ value[right[i]][end]] = true;
                }
                int mex = 0;
                while (seen[mex]) mex++;
                value[begin][end] = mex;
            }
        cout << (value[1][100] ? "Alice" : "Bob") << '\n';
    }
}
