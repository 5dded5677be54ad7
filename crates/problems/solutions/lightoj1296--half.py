# expect: WA
# Odd heaps are given half of their size as well, as in a table that was looked at for even heaps only.
# kind: period
# fails: trap-large-odd-heaps trap-odd-heaps-are-not-half
import sys

words = sys.stdin.read().split()
at = 1
for number in range(1, int(words[0]) + 1):
    count = int(words[at])
    value = 0
    for word in words[at + 1 : at + 1 + count]:
        value ^= int(word) // 2
    at += 1 + count
    print("Case %d: %s" % (number, "Alice" if value else "Bob"))
