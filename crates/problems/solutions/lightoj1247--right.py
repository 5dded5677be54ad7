# expect: AC
# Each row is a heap as large as its sum; a row is a line.
# kind: right
for number in range(1, int(input()) + 1):
    m, n = map(int, input().split())
    value = 0
    for _ in range(m):
        value ^= sum(map(int, input().split()))
    print("Case %d: %s" % (number, "Alice" if value else "Bob"))
