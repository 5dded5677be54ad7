# expect: WA
# Only the first case is answered.
# kind: first-case
input()
input()
value = 0
for heap in map(int, input().split()):
    value ^= heap
print("Yes" if value else "No")
