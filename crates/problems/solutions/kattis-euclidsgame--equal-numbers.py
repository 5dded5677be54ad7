# expect: RE
# Equal numbers are swapped for ever, each swap one call deeper.
# kind: recursion
import sys


def wins(a, b):
    if a <= b:
        return wins(b, a)
    if b == 0:
        return False
    return a >= 2 * b or not wins(b, a - b)


for line in sys.stdin:
    a, b = map(int, line.split())
    if a == b == 0:
        break
    print("Stan wins" if wins(a, b) else "Ollie wins")
