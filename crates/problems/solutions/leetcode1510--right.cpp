// expect: AC
// A heap is won if some square leads to a lost one; looked up from below.
// kind: right
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<bool> won(n + 1);
    for (int heap = 1; heap <= n; heap++)
        for (int root = 1; root * root <= heap && !won[heap]; root++) won[heap] = !won[heap - root * root];
    std::cout << std::boolalpha << won[n] << "\n";
}
