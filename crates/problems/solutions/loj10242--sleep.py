# expect: TLE
# The program waits some seconds before its answer, to look as if it thought.
# kind: sleep
import time

input()
value = 0
for heap in map(int, input().split()):
    value ^= heap
time.sleep(15)
print("win" if value else "lose")
