"""Whether an output is accepted, word by word: `checker.py INPUT ANSWER FOLDER < OUTPUT` for Hydro, which ends with 42 or
43, and `check` for DMOJ."""

import sys


def is_same(expected, found):
    SAME


def check(process_output, judge_output, **options):
    expected, found = judge_output.split(), process_output.split()
    return len(expected) == len(found) and all(map(is_same, expected, found))


if __name__ == "__main__":
    with open(sys.argv[2], "rb") as answer:
        sys.exit(42 if check(sys.stdin.buffer.read(), answer.read()) else 43)
