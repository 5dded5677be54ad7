# expect: AC
# The xor decides as in Nim, unless all heaps are ones: then an even number of them wins. Read by lines.
# kind: right
for _ in range(int(input())):
    n = int(input())
    heaps = list(map(int, input().split()))
    if max(heaps) == 1:
        john = n % 2 == 0
    else:
        value = 0
        for heap in heaps:
            value ^= heap
        john = value != 0
    print("John" if john else "Brother")
