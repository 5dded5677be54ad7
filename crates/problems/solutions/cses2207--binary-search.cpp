// expect: TLE
// The binary search rounds the middle down and then sets the lower end to it: it may stand still.
// kind: loop
#include <cstdio>

const int lost[] = {1,   2,   4,   7,   10,  20,  23,  26,  50,  53,  270, 273, 276, 282,
                    285, 288, 316, 334, 337, 340, 346, 359, 362, 365, 386, 389, 392, 566,
                    630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222};

int main() {
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int heap;
        scanf("%d", &heap);
        int low = 0, high = 40;
        while (low < high) {
            int middle = (low + high) / 2;
            if (lost[middle] <= heap) low = middle;
            else high = middle - 1;
        }
        puts(lost[low] == heap ? "second" : "first");
    }
}
