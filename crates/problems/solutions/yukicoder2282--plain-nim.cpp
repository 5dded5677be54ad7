// expect: WA
// The lids are forgotten: the stones are taken for heaps of Nim.
// kind: rule
// fails: trap-nim-sum trap-nim-sum-0
#include <iostream>
int main() {
    long long N, A, x = 0;
    std::cin >> N;
    while (N-- && std::cin >> A) x ^= A;
    std::cout << (x ? "First" : "Second") << std::endl;
}
