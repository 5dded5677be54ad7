# expect: WA
# For odd k the even heaps from 4 on are thought to go 2, 2, 1, 1 for ever, which holds up to 10.
# kind: period
# fails: odd-k-max
_, k = map(int, input().split())
value = 0
for heap in map(int, input().split()):
    if k % 2 == 0:
        value ^= heap if heap < 3 else 1 - heap % 2
    elif heap < 5:
        value ^= [0, 1, 0, 1, 2][heap]
    elif heap % 2 == 0:
        value ^= 2 if heap % 8 in (4, 6) else 1
print("Kevin" if value else "Nicky")
