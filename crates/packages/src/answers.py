#!/usr/bin/env python3
"""Says whether standard input is an answer to NAME in its form: `answers.py INPUT < ANSWER`.

Ends with status ACCEPTED or REFUSED; if it is refused, one line on standard error says where and why. A sample has the
answer of the statement. In other answers, one blank or one line end stands between two words, and all words are known.
Whether an answer is right, the solutions say.

Made from the answers of this package. Needs Python 3.6 or later.
"""

import re
import sys

ACCEPTED, REFUSED = STATUSES

# TABLE


def form(word):
    """The word with 0 for each number in it, and 00 for each with leading zeros."""
    return re.sub("[0-9]+", lambda digits: "00" if re.match("0.", digits[0]) else "0", word)


def is_known(word):
    return form(word) in WORDS if WORDS else set(word) <= set(LETTERS)


def wrong(given, answer):
    """What is wrong, or nothing."""
    if given in SAMPLES:
        return None if answer == SAMPLES[given] else "the answer to this sample is another one"
    lines = answer.split("\n")
    if lines.pop() != "":
        return "line %d: no line end" % (len(lines) + 1)
    for number, line in enumerate(lines, 1):
        for word in line.split(" "):
            if not is_known(word):
                return "line %d: no answer has the word %a" % (number, word[:24])


def main():
    with open(sys.argv[1], "rb") as given:
        said = wrong(given.read().decode("latin-1"), sys.stdin.buffer.read().decode("latin-1"))
    if said is None:
        sys.exit(ACCEPTED)
    print(said, file=sys.stderr)
    sys.exit(REFUSED)


if __name__ == "__main__":
    main()
