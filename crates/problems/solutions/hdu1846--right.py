# expect: AC
# Whoever leaves a multiple of m + 1 wins.
# kind: right
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("first" if n % (m + 1) else "second")
