// expect: TLE
// The program waits ten seconds before it ends, so that its window stays open.
// kind: sleep
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>
using namespace std;

int main() {
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n, value = 0;
        scanf("%d", &n);
        vector<int> cell(n);
        for (int &c : cell) scanf("%d", &c);
        if (n % 2) cell.push_back(0);
        sort(cell.begin(), cell.end());
        for (size_t i = 1; i < cell.size(); i += 2) value ^= cell[i] - cell[i - 1] - 1;
        puts(value ? "Georgia will win" : "Bob will win");
    }
    fflush(stdout);
    this_thread::sleep_for(chrono::seconds(10));
}
