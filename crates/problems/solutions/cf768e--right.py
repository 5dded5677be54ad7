# expect: AC
# The greatest number of different moves in a heap; all words of the buffer.
# kind: right
import sys
read = sys.stdin.buffer.readline
n = int(read())
sg = [max(d for d in range(12) if d * (d + 1) // 2 <= s) for s in range(61)]
ans = 0
for s in sys.stdin.buffer.read().split():
    ans ^= sg[int(s)]
sys.stdout.write("NO" if ans else "YES")
