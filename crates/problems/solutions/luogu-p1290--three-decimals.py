# expect: WA
# The golden ratio with three decimals.
# kind: double
# fails: trap-golden-ratio
for _ in range(int(input())):
    m, n = sorted(map(int, input().split()))
    print("Stan wins" if m == n or n / m > 1.618 else "Ollie wins")
