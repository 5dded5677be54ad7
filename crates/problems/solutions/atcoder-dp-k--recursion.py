# expect: RE
# The remembered recursion goes K levels deep, and the limit of Python is not raised.
# kind: recursion
from functools import lru_cache

n, k = map(int, input().split())
members = list(map(int, input().split()))


@lru_cache(None)
def wins(stones):
    return any(not wins(stones - a) for a in members if a <= stones)


print("First" if wins(k) else "Second")
