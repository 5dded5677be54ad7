# expect: WA
# The answers are written with capitals at the beginning.
# kind: capitals
# fails: small-random-1
for _ in range(int(input())):
    input()
    value = 0
    for heap in input().split():
        value ^= int(heap)
    print("First" if value else "Second")
