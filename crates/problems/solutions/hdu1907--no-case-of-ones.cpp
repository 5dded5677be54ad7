// expect: WA
// The xor alone decides, as in normal play: heaps that are all ones need the opposite answer.
// kind: misere
// fails: hard
#include <iostream>
using namespace std;

int main() {
    int cases;
    cin >> cases;
    while (cases--) {
        int n, value = 0;
        cin >> n;
        while (n--) {
            int heap;
            cin >> heap;
            value ^= heap;
        }
        cout << (value ? "John" : "Brother") << '\n';
    }
}
