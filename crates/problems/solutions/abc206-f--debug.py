# expect: WA
# The Grundy value is printed before the answer, left over from debugging.
# kind: debug
# fails: small-random-1
import sys
from functools import lru_cache


def solve(intervals):
    @lru_cache(None)
    def value(begin, end):
        reached = {value(begin, l) ^ value(r, end) for l, r in intervals if begin <= l and r <= end}
        mex = 0
        while mex in reached:
            mex += 1
        return mex

    return value(1, 100)


words = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(words[0]):
    n = words[at]
    numbers = words[at + 1 : at + 1 + 2 * n]
    at += 1 + 2 * n
    result = solve(list(zip(numbers[::2], numbers[1::2])))
    print(result)
    print("Alice" if result else "Bob")
