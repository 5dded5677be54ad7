# expect: TLE|AC
# Two plain loops take 10^8 steps for the largest n and k: too many for python3; pypy3, if installed, is fast enough.
# kind: slow
n, k = map(int, input().split())
members = list(map(int, input().split()))
won = [False] * (n + 1)
for heap in range(1, n + 1):
    for member in members:
        if member <= heap and not won[heap - member]:
            won[heap] = True
print("".join("W" if w else "L" for w in won[1:]))
