# expect: WA
# One answer in a hundred is a guess that comes out wrong.
# kind: random
import random
import sys

for line in sys.stdin:
    n = int(line)
    kiki = n % 3 != 0
    if random.randrange(100) == 0:
        kiki = not kiki
    print("Kiki" if kiki else "Cici")
