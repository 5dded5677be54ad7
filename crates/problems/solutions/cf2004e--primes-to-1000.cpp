// expect: WA
// The least prime factor is sought up to 1000, where 10^7 asks for all up to 3162: 1009 * 1009 counts as a prime.
// kind: table
// fails: trap-squares-of-large-primes
#include <cstdio>

const int MOST = 10000001;
int place[MOST];
bool composite[MOST];

int main() {
    int count = 1;
    for (int p = 3; p < MOST; p += 2) {
        if (composite[p]) continue;
        place[p] = ++count;
        for (long long q = (long long)p * p; q < MOST; q += 2 * p) composite[q] = true;
    }
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, all = 0;
        scanf("%d", &n);
        while (n--) {
            int heap;
            scanf("%d", &heap);
            if (heap == 1) {
                all ^= 1;
            } else if (heap % 2) {
                int least = heap;
                for (int p = 3; p <= 1000 && p * p <= heap; p += 2)
                    if (heap % p == 0) {
                        least = p;
                        break;
                    }
                all ^= place[least];
            }
        }
        puts(all ? "Alice" : "Bob");
    }
}
