// expect: WA
// The mex walks along a sorted list that has values twice, and stops at the first repetition.
// kind: mex
// fails: trap-values-not-sizes
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int value[101];
    for (int heap = 0; heap <= 100; heap++) {
        vector<int> reached;
        for (int a = 0; a < heap; a++)
            for (int b = 0; b <= a; b++) reached.push_back(value[a] ^ value[b]);
        sort(reached.begin(), reached.end());
        int mex = 0;
        for (int v : reached) {
            if (v != mex) break;
            mex++;
        }
        value[heap] = mex;
    }
    int n, heap, sum = 0;
    cin >> n;
    while (n-- && cin >> heap) sum ^= value[heap];
    cout << (sum ? "Yes" : "No") << endl;
}
