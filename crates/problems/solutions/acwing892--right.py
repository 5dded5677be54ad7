# expect: AC
# Every other step, from the first.
# kind: right
input()
value = 0
for balls in input().split()[::2]:
    value ^= int(balls)
print("Yes" if value else "No")
