# expect: AC
# Misere Nim: as in Nim, unless all heaps are ones.
# kind: right
import sys

words = list(map(int, sys.stdin.read().split()))
at = 1
for number in range(1, words[0] + 1):
    heaps = words[at + 1 : at + 1 + words[at]]
    at += 1 + words[at]
    value = 0
    for heap in heaps:
        value ^= heap
    alice = (value != 0) != (max(heaps) == 1)
    print("Case %d: %s" % (number, "Alice" if alice else "Bob"))
