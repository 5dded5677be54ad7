# expect: WA
# The remainder of the sum by 4 decides, as if all were one heap.
# kind: modulo
# fails: small-random-1
for _ in range(int(input())):
    input()
    print("first" if sum(map(int, input().split())) % 4 else "second")
