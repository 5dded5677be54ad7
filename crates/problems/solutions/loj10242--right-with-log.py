# expect: AC
# Nim, with a note on standard error that no judge looks at.
# kind: right
import sys

words = sys.stdin.read().split()
value = 0
for word in words[1 : 1 + int(words[0])]:
    value ^= int(word)
print("xor:", value, file=sys.stderr)
print("win" if value else "lose")
