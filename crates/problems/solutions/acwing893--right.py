# expect: AC
# A table of Grundy values up to the largest heap; four lines of input.
# kind: right
k = int(input())
members = sorted(set(map(int, input().split())))
n = int(input())
heaps = list(map(int, input().split()))

value = [0] * (max(heaps) + 1)
for heap in range(1, len(value)):
    reached = {value[heap - s] for s in members if s <= heap}
    while value[heap] in reached:
        value[heap] += 1

total = 0
for heap in heaps:
    total ^= value[heap]
print("Yes" if total else "No")
