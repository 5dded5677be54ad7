# expect: WA
# The remainder by the largest member plus one, which is right if the members are 1 to k.
# kind: period
# fails: small-random-4
input()
period = max(map(int, input().split())) + 1
input()
value = 0
for heap in map(int, input().split()):
    value ^= heap % period
print("Yes" if value else "No")
