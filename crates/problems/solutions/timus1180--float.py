# expect: WA
# The number goes through a float, which keeps only its first 16 digits or so.
# kind: double
# fails: edge-multiple-of-3 largest-highest
n = int(float(input()))
if n % 3 == 0:
    print(2)
else:
    print(1)
    print(n % 3)
