# expect: RE
# The remainder of the first division is divided by, even if it is 0.
# kind: crash


def wins(a, b):
    """Does the first player win with a >= b > 0?"""
    quotient, rest = divmod(a, b)
    if b // rest >= 2 and quotient == 1:
        return not wins(b, rest)
    return quotient >= 2 or not wins(b, rest)


for _ in range(int(input())):
    m, n = map(int, input().split())
    print("Stan wins" if wins(max(m, n), min(m, n)) else "Ollie wins")
