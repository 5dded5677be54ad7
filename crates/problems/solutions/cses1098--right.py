# expect: AC
# A heap is worth its remainder by 4; the input is taken as one list of words.
# kind: right
import sys

words = list(map(int, sys.stdin.buffer.read().split()))
at = 1
answers = []
for _ in range(words[0]):
    n = words[at]
    value = 0
    for heap in words[at + 1 : at + 1 + n]:
        value ^= heap & 3
    at += n + 1
    answers.append("first" if value else "second")
print("\n".join(answers))
