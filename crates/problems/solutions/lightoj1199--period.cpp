// expect: WA
// The lost heaps 1, 4, 7 and 10 suggest a period of 3, which ends right there.
// kind: period
// fails: published-lost-heaps
#include <cstdio>

int main() {
    int value[10001];
    for (int heap = 0; heap <= 10000; heap++) value[heap] = heap < 2 ? 0 : (heap - 1) % 3;
    value[2] = 0;
    int cases;
    scanf("%d", &cases);
    for (int number = 1; number <= cases; number++) {
        int n, heap, sum = 0;
        scanf("%d", &n);
        while (n--) {
            scanf("%d", &heap);
            sum ^= value[heap];
        }
        printf("Case %d: %s\n", number, sum ? "Alice" : "Bob");
    }
}
