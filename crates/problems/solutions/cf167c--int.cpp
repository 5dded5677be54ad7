// expect: WA|RE|TLE|MLE
// The numbers do not fit into an int.
// kind: int
#include <iostream>
#include <cstdio>
using namespace std;

bool win(int a, int b) {
    if (a > b) swap(a, b);
    if (a == 0) return false;
    if (!win(b % a, a)) return true;
    return b / a % (a + 1) % 2 == 0;
}

int main() {
    int t, a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &a, &b);
        printf("%s\n", win(a, b) ? "First" : "Second");
    }
    return 0;
}
