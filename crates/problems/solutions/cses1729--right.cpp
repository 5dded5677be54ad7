// expect: AC
// From each lost heap, all heaps that one move reaches it from are marked as won.
// kind: right
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> member(k);
    for (int &s : member) cin >> s;
    string letters(n + 1, 'L');
    for (int heap = 0; heap <= n; heap++) {
        if (letters[heap] == 'W') continue;
        for (int s : member)
            if (heap + s <= n) letters[heap + s] = 'W';
    }
    cout << letters.substr(1) << endl;
}
