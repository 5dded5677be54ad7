# expect: TLE|MLE
# A table of all heaps up to the largest, in Python.
# kind: slow
import sys

data = list(map(int, sys.stdin.read().split()))[1:]
n = max(data)
prime = bytearray([1]) * (n + 1)
moves = [1]
for p in range(2, n + 1):
    if prime[p]:
        prime[p * p :: p] = bytes(len(range(p * p, n + 1, p)))
        q = p
        while q <= n:
            moves.append(q)
            q *= p
moves.sort()
won = bytearray(n + 1)
for i in range(1, n + 1):
    for q in moves:
        if q > i:
            break
        if not won[i - q]:
            won[i] = 1
            break
for x in data:
    print("October wins!" if won[x] else "Roy wins!")
