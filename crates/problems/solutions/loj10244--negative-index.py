# expect: WA
# Nothing checks that a heap has enough stones: a negative index counts from the end of the list.
# kind: table
# fails: small-random-2
n = int(input())
a = [int(input()) for _ in range(n)]
m = int(input())
b = sorted(int(input()) for _ in range(m))
sg = [0]
for h in range(1, 1001):
    seen = set(sg[h - s] for s in b if h - s < len(sg) and -(h - s) <= len(sg))
    v = 0
    while v in seen:
        v += 1
    sg.append(v)
x = 0
for h in a:
    x ^= sg[h]
if x == 0:
    print("NO")
else:
    print("YES")
    done = False
    for i, h in enumerate(a):
        for s in b:
            if not done and h >= s and sg[h - s] == x ^ sg[h]:
                print(i + 1, s)
                done = True
