// expect: WA
// One case in a hundred, by chance, gets the wrong answer.
// kind: random
#include <chrono>
#include <iostream>
#include <random>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    mt19937 random(chrono::steady_clock::now().time_since_epoch().count());
    int cases;
    cin >> cases;
    while (cases--) {
        int n;
        cin >> n;
        bool odd = false;
        while (n--) {
            int heap;
            cin >> heap;
            if (heap % 2) odd = true;
        }
        if (random() % 100 == 0) odd = !odd;
        cout << (odd ? "first" : "second") << '\n';
    }
}
