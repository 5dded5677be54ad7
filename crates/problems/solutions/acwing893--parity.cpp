// expect: WA
// The won heaps are counted, and an odd number of them is taken for a win; their values are ignored.
// kind: greedy
// fails: trap-two-won-heaps
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int k, n;
    cin >> k;
    vector<int> member(k);
    for (int &s : member) cin >> s;
    vector<bool> won(10001);
    for (int heap = 1; heap <= 10000; heap++)
        for (int s : member)
            if (s <= heap && !won[heap - s]) won[heap] = true;
    cin >> n;
    int count = 0;
    while (n--) {
        int heap;
        cin >> heap;
        count += won[heap];
    }
    cout << (count % 2 ? "Yes" : "No") << endl;
}
