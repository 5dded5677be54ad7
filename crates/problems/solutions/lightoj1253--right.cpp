// expect: AC
// The xor decides unless all heaps are ones.
// kind: right
#include <iostream>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    for (int number = 1; number <= cases; number++) {
        int k, value = 0;
        bool ones = true;
        cin >> k;
        while (k--) {
            int heap;
            cin >> heap;
            value ^= heap;
            ones = ones && heap == 1;
        }
        cout << "Case " << number << ": " << ((value != 0) != ones ? "Alice" : "Bob") << "\n";
    }
}
