# expect: WA
# Both players always take as many stones as they can, and the number of moves decides.
# kind: greedy
# fails: largest-equal
n, stones = map(int, input().split())
members = sorted(map(int, input().split()), reverse=True)
moves = 0
for member in members:
    moves += stones // member
    stones %= member
print("First" if moves % 2 else "Second")
