// expect: WA
// The prime factors of all numbers are counted together, and the parity decides, as if each move took one.
// kind: greedy
// fails: hard-2 hard-5
#include <iostream>
using namespace std;

int main() {
    int n, count = 0;
    cin >> n;
    while (n--) {
        int number;
        cin >> number;
        for (int p = 2; p * p <= number; p++)
            while (number % p == 0) {
                number /= p;
                count++;
            }
        if (number > 1) count++;
    }
    cout << (count % 2 ? "Anna" : "Bruno") << endl;
}
