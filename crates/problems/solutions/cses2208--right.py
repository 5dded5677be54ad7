# expect: AC
# Lost if all heaps are even. A blank after each answer; the input as one file.
# kind: right
import io, os
input = io.BytesIO(os.read(0, os.fstat(0).st_size)).readline
for _ in range(int(input())):
    n = int(input())
    print('first ' if any(int(x) & 1 for x in input().split()) else 'second ')
