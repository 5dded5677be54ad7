# expect: WA
# Only the first case is answered.
# kind: first-case
# fails: small-random-1
input()
input()
value = 0
for heap in map(int, input().split()):
    value ^= heap
print("Yes" if value else "No")
