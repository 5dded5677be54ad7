# expect: AC
# The nodes are put in an order from the root, and their values are handed up from the last to the first.
# kind: right
import sys

read = sys.stdin.readline
n = int(read())
near = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    x, y = map(int, read().split())
    near[x].append(y)
    near[y].append(x)

parent = [0] * (n + 1)
order = [1]
for node in order:
    for child in near[node]:
        if child != parent[node]:
            parent[child] = node
            order.append(child)

value = [0] * (n + 1)
for node in reversed(order):
    value[parent[node]] ^= value[node] + 1
print("Alice" if value[1] else "Bob")
