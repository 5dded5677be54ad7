# expect: AC
# From the positions that are won at once the others are found backwards, which asks that the graph is undirected.
# kind: right
import sys
from collections import deque

numbers = iter(map(int, sys.stdin.read().split()))
graph = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
n = len(graph)
MOUSE, CAT = 1, 2
left = {}
for mouse in range(n):
    for cat in range(n):
        left[mouse, cat, MOUSE] = len(graph[mouse])
        left[mouse, cat, CAT] = len(graph[cat]) - (0 in graph[cat])
winner = {}
found = deque()


def find(position, who):
    if position not in winner:
        winner[position] = who
        found.append(position)


for cat in range(1, n):
    for turn in (MOUSE, CAT):
        find((0, cat, turn), MOUSE)
        find((cat, cat, turn), CAT)
while found:
    mouse, cat, turn = found.popleft()
    who = winner[mouse, cat, turn]
    if turn == CAT:
        before = [(node, cat, MOUSE) for node in graph[mouse]]
    else:
        before = [(mouse, node, CAT) for node in graph[cat] if node != 0]
    for position in before:
        left[position] -= 1
        if position[2] == who or left[position] == 0:
            find(position, who)
print(winner.get((1, 2, MOUSE), 0))
