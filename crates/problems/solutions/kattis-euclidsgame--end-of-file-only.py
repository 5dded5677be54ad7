# expect: WA
# The two zeros at the end are answered like a case, because only the end of the input stops the loop.
# kind: end-zero
# fails: small-random-1
import sys

numbers = list(map(int, sys.stdin.read().split()))
for i in range(0, len(numbers), 2):
    a, b = max(numbers[i : i + 2]), min(numbers[i : i + 2])
    stan = True
    while b and a < 2 * b and a != b:
        a, b = b, a - b
        stan = not stan
    print("Stan wins" if stan else "Ollie wins")
