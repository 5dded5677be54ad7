// expect: WA
// The table has only 40 Fibonacci numbers, but the largest below 2^31 is the 46th.
// kind: table
// fails: hard-1
#include <cstdio>
#include <set>
using namespace std;

int main() {
    set<int> fibonacci;
    int a = 1, b = 2;
    for (int i = 0; i < 40; i++) {
        fibonacci.insert(a);
        int next = a + b;
        a = b;
        b = next;
    }
    int n;
    while (scanf("%d", &n) == 1 && n)
        puts(fibonacci.count(n) ? "Second win" : "First win");
}
