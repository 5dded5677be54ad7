# expect: WA
# The lost heaps are computed up to 1000, and larger heaps are thought to be won; but 1222 is lost too.
# kind: table
# fails: hard
import sys

MOST = 1000
value = [0] * (MOST + 1)
for heap in range(3, MOST + 1):
    reached = {value[small] ^ value[heap - small] for small in range(1, (heap + 1) // 2)}
    while value[heap] in reached:
        value[heap] += 1

heaps = map(int, sys.stdin.read().split()[1:])
print("\n".join("second" if h <= MOST and value[h] == 0 else "first" for h in heaps))
