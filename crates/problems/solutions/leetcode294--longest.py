# expect: WA
# Only the longest run of pluses is looked at, as if the others did not count.
# kind: greedy
# fails: edge-lost-runs
row = input()
values = [0, 0]
for length in range(2, len(row) + 1):
    seen = {values[left] ^ values[length - 2 - left] for left in range(length - 1)}
    values.append(next(value for value in range(99) if value not in seen))
print("true" if values[max(map(len, row.split("-")))] else "false")
