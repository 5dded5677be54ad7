# expect: AC
# Plain Nim, two lines for a case.
# kind: right
for _ in range(int(input())):
    n = int(input())
    value = 0
    for word in input().split():
        value ^= int(word)
    print("Yes" if value else "No")
