# expect: WA
# The remainder is taken by K, though a round of both players is K + 1.
# kind: modulo
# fails: hard-1 hard-3
n, k = map(int, input().split())
print(1 if n % k else 2)
