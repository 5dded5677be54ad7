// expect: AC
// The sum of the digits decides whether 3 divides the number.
// kind: right
#include <iostream>
#include <string>
using namespace std;

int main() {
    string digits;
    cin >> digits;
    int rest = 0;
    for (char digit : digits) rest = (rest + digit - '0') % 3;
    if (rest == 0)
        cout << 2 << endl;
    else
        cout << 1 << endl << rest << endl;
}
