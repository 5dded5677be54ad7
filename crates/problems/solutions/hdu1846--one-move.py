# expect: WA
# It looks ahead one move: whoever cannot take all at once is thought to lose.
# kind: greedy
# fails: hard
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("first" if n <= m else "second")
