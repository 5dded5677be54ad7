# expect: WA
# Towers of height 1 are forgotten: there is no move.
# kind: special-case
# fails: largest-random
import os

def towerBreakers(n, m):
    return 2 if n % 2 == 0 else 1

if __name__ == '__main__':
    fptr = open(os.environ['OUTPUT_PATH'], 'w')
    t = int(input().strip())
    for t_itr in range(t):
        first_multiple_input = input().rstrip().split()
        n = int(first_multiple_input[0])
        m = int(first_multiple_input[1])
        result = towerBreakers(n, m)
        fptr.write(str(result) + '\n')
    fptr.close()
