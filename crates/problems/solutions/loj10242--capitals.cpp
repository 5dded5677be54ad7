// expect: WA
// The answers begin with capitals.
// kind: capitals
// fails: small-random-1
#include <iostream>

int main() {
    int n, heap, value = 0;
    std::cin >> n;
    while (n-- && std::cin >> heap) value ^= heap;
    std::cout << (value ? "Win" : "Lose") << std::endl;
}
