# expect: AC
# Who may reach the price at once does so; else the price that is left must be a multiple of N + 1.
# kind: right
import sys

for line in sys.stdin:
    if not line.strip():
        continue
    price, most = map(int, line.split())
    if price <= most:
        print(" ".join(map(str, range(price, most + 1))))
    else:
        print(price % (most + 1) or "none")
