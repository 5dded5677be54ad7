# expect: AC
# All of it as one expression, as POJ gives it.
# kind: right
# judge: POJ
import sys
from functools import reduce
from operator import xor

w = iter(sys.stdin.buffer.read().split())
print("\n".join((lambda h: ("Brother", "John")[bool(reduce(xor, h)) ^ (max(h) < 2)])([int(next(w)) for _ in range(int(next(w)))]) for _ in range(int(next(w)))), end="")
