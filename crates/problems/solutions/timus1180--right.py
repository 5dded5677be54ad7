# expect: AC
# Multiples of 3 are lost; otherwise the remainder, 1 or 2, is the least move that wins.
# kind: right
rest = int(input()) % 3
if rest:
    print(1)
    print(rest)
else:
    print(2)
