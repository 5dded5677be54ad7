// expect: WA
// The number of stones and the Fibonacci numbers do not fit into an int.
// kind: int
// fails: hard-1 hard-2
#include <iostream>
using namespace std;
int f[100];
int main() {
    int n;
    cin >> n;
    f[1] = 1, f[2] = 2;
    int k = 2;
    while (f[k] < n && k < 44) k++, f[k] = f[k - 1] + f[k - 2];
    for (int i = k; i >= 1; i--) {
        if (n == f[i]) { cout << n; return 0; }
        if (n > f[i]) n -= f[i];
    }
}
