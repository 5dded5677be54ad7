// expect: TLE|RE|MLE
// Recursion without a memo: too slow, and for large heaps too deep.
// kind: recursion
class Solution {
    public boolean canWinNim(int n) {
        if (n <= 3) return n > 0;
        for (int take = 1; take <= 3; take++) if (!canWinNim(n - take)) return true;
        return false;
    }
}
