# expect: WA
# If exactly half of the heaps are least, the first player still wins.
# kind: off-by-one
n = int(input())
a = list(map(int, input().split()))
print("Bob" if a.count(min(a)) >= n // 2 else "Alice")
