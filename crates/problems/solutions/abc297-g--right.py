# expect: AC
# The values repeat after L + R heaps, and within them each stands L times in a row.
# kind: right
n, low, high = map(int, input().split())
value = 0
for heap in map(int, input().split()):
    value ^= heap % (low + high) // low
print("First" if value else "Second")
