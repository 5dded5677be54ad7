# expect: WA
# The number goes through a float, which keeps only its first 16 digits or so.
# kind: double
# fails: largest-random
n = int(float(input()))
if n % 3 == 0:
    print(2)
else:
    print(1)
    print(n % 3)
