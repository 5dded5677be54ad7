// expect: AC
// A heap has a winning move if its xor with the xor of all is less than it is.
// kind: right
#include <cstdio>
#include <vector>

int main() {
    int m;
    while (scanf("%d", &m) == 1 && m) {
        std::vector<int> heap(m);
        int all = 0;
        for (int &h : heap) {
            scanf("%d", &h);
            all ^= h;
        }
        puts(all ? "Yes" : "No");
        if (!all) continue;
        for (int h : heap)
            if ((h ^ all) < h) printf("%d %d\n", h, h ^ all);
    }
}
