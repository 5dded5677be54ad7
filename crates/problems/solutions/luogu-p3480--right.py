# expect: AC
# The differences are a staircase: every other one counts, from the last on.
# kind: right
for _ in range(int(input())):
    n = int(input())
    heaps = [0] + [int(x) for x in input().split()]
    value = 0
    for i in range(n, 0, -2):
        value ^= heaps[i] - heaps[i - 1]
    print("TAK" if value else "NIE")
