// Being a Good Boy in Spring Festival (HDU 1850, POJ 2975): how many first moves win at Nim?
// A position is lost exactly if the xor of its heaps is 0 (Bouton 1901). So in each heap at most
// one move wins: the one to heap ^ xor, if that is smaller.
#include <cstdio>
#include <vector>

int main() {
    int count;
    while (scanf("%d", &count) == 1 && count > 0) {
        std::vector<int> heaps(count);
        int sum = 0, winning = 0;
        for (int i = 0; i < count && scanf("%d", &heaps[i]) == 1; i++) sum ^= heaps[i];
        for (int i = 0; i < count; i++)
            if ((heaps[i] ^ sum) < heaps[i]) winning++;
        printf("%d\n", winning);
    }
    return 0;
}
