# expect: RE
# The search goes one call deeper for each node of a path, beyond the 1000 calls that Python allows.
# kind: recursion
import sys

words = list(map(int, sys.stdin.read().split()))
near = [[] for _ in range(words[0] + 1)]
for x, y in zip(words[1::2], words[2::2]):
    near[x].append(y)
    near[y].append(x)


def value(node, parent):
    total = 0
    for child in near[node]:
        if child != parent:
            total ^= value(child, node) + 1
    return total


print("Alice" if value(1, 0) else "Bob")
