// Nim with the moves (HDU 2176): which first moves win?
// A position is lost exactly if the xor of its heaps is 0 (Bouton 1901). So in each heap at most
// one move wins: the one to heap ^ xor, if that is smaller. If the xor is not 0, some heap has one.
#include <cstdio>
#include <vector>

int main() {
    int count;
    while (scanf("%d", &count) == 1 && count > 0) {
        std::vector<int> heaps(count);
        int sum = 0;
        for (int i = 0; i < count && scanf("%d", &heaps[i]) == 1; i++) sum ^= heaps[i];
        puts(sum != 0 ? "Yes" : "No");
        for (int i = 0; i < count; i++)
            if ((heaps[i] ^ sum) < heaps[i]) printf("%d %d\n", heaps[i], heaps[i] ^ sum);
    }
    return 0;
}
