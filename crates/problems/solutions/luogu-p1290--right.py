# expect: AC
# Whoever first has a choice wins. Recursive, reads by lines.
# kind: right
def win(a, b):
    if a < b:
        a, b = b, a
    return b != 0 and (a // b > 1 or not win(b, a % b))

for i in range(int(input())):
    a, b = map(int, input().split())
    print(["Ollie wins", "Stan wins"][win(a, b)])
