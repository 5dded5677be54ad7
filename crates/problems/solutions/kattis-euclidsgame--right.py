# expect: AC
# Whoever first has a choice wins: the larger number is at least twice the smaller.
# kind: right
while True:
    a, b = sorted(map(int, input().split()))
    if a == b == 0:
        break
    stan = True
    while a and b < 2 * a and b != a:
        a, b = b - a, a
        stan = not stan
    print("Stan wins" if stan else "Ollie wins")
