// expect: WA
// The period 3 of a small table, made without the move by k, is used for all k.
// kind: period
// fails: trap-k-divisible-by-3
#include <iostream>

int main() {
    int cases;
    std::cin >> cases;
    while (cases--) {
        long long n, k;
        std::cin >> n >> k;
        std::cout << (n % 3 == 0 ? "Bob" : "Alice") << '\n';
    }
}
