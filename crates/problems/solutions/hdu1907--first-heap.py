# expect: WA
# Only the first heap is looked at to see whether all are ones.
# kind: misere
# fails: edge-one-large-heap-among-ones
from functools import reduce
from operator import xor

for _ in range(int(input())):
    n = int(input())
    heaps = list(map(int, input().split()))
    john = n % 2 == 0 if heaps[0] == 1 else reduce(xor, heaps) != 0
    print("John" if john else "Brother")
