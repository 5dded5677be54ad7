# expect: WA
# If exactly half of the heaps are least, the first player still wins.
# kind: off-by-one
# fails: hard-5 hard-8
n = int(input())
a = list(map(int, input().split()))
print("Bob" if a.count(min(a)) >= n // 2 else "Alice")
