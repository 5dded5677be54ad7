// expect: AC
// The second player answers each move so that the two together take m + 1.
// kind: right
#include <iostream>

int main() {
    int cases, n, m;
    std::cin >> cases;
    while (cases-- && std::cin >> n >> m) std::cout << (n % (m + 1) ? "first\n" : "second\n");
}
