# expect: AC
# The xor of the heaps decides; each list is a line.
# kind: right
import sys
from functools import reduce
from operator import xor

read = sys.stdin.readline
for _ in range(int(read())):
    n = int(read())
    heaps = list(map(int, read().split()))
    assert len(heaps) == n
    print("first" if reduce(xor, heaps) else "second")
