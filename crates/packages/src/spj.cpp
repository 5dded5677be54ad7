// Whether an output is accepted, word by word: `spj INPUT ANSWER OUTPUT` for HUSTOJ, `spj INPUT OUTPUT ANSWER` for HOJ, and
// `spj INPUT OUTPUT` for QDUOJ, which has the answer beside the input. Words are compared in either order.
// It ends with 0 or 1; HOJ also reads the message.
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

static bool is_same(const std::string &one, const std::string &other) {
    SAME
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    std::string beside = argv[1];
    beside.replace(beside.rfind('.') + 1, std::string::npos, "out");
    std::ifstream first(argv[2]), second(argc > 3 ? argv[3] : beside.c_str());
    if (!first || !second) {
        std::cerr << "FAIL the output or the answer cannot be read\n";
        return 2;
    }
    for (std::string one, other;;) {
        const bool has_one = bool(first >> one), has_other = bool(second >> other);
        if (has_one != has_other || (has_one && !is_same(one, other))) {
            std::cerr << "wrong answer a word differs\n";
            return 1;
        }
        if (!has_one) return 0;
    }
}
