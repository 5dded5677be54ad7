# expect: AC
# Along the diagonal of the heaps side by side, then the parity of the two arms.
# kind: right
def main():
    N = int(input())
    A = sorted(map(int, input().split()), reverse=True) + [0]
    i = 0
    while i + 1 < A[i + 1]:
        i += 1
    up = A[i] - i - 1
    right = 0
    while A[i + right + 1] == i + 1:
        right += 1
    print('First' if up % 2 or right % 2 else 'Second')


if __name__ == '__main__':
    main()
