# expect: WA
# Heaps that are all ones are judged by the xor, though then the player who faces an odd number of them loses.
# kind: misere
# fails: hard
from functools import reduce
from operator import xor

for number in range(1, int(input()) + 1):
    input()
    value = reduce(xor, map(int, input().split()))
    print(f"Case {number}: {'Alice' if value else 'Bob'}")
