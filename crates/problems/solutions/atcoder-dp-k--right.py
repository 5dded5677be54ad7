# expect: AC
# Lost heaps mark those that they are reached from; the input is taken as one list of words.
# kind: right
import sys

n, stones, *members = map(int, sys.stdin.read().split())
won = [False] * (stones + 1)
for heap in range(stones + 1):
    if not won[heap]:
        for member in members:
            if heap + member <= stones:
                won[heap + member] = True
print("First" if won[stones] else "Second")
