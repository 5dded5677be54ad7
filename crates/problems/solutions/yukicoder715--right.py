# expect: AC
# Runs of neighbours are Dawson's chess, with a period of 34.
# kind: right
from itertools import groupby
G = [0, 1]
for n in range(2, 400):
    s = {G[max(0, i - 1)] ^ G[max(0, n - i - 2)] for i in range(n)}
    g = 0
    while g in s:
        g += 1
    G.append(g)
N = int(input())
A = sorted(set(map(int, input().split())))
ans = 0
for _, run in groupby(enumerate(A), key=lambda t: t[1] - t[0]):
    k = len(list(run))
    if k >= 200:
        k = 200 + (k - 200) % 34
    ans ^= G[k]
print("First" if ans else "Second")
