# expect: WA
# Everything is in a function that nobody calls, so nothing is printed.
# kind: silence
# fails: small-random-2
def main():
    input()
    value = 0
    for balls in input().split()[::2]:
        value ^= int(balls)
    print("Yes" if value else "No")
