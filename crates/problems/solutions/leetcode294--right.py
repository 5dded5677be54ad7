# expect: AC
# Runs of pluses are sums: values by a cached function.
# kind: right
class Solution:
    def canWin(self, currentState: str) -> bool:
        @cache
        def sg(n):
            if n < 2:
                return 0
            seen = {sg(i) ^ sg(n - 2 - i) for i in range(n - 1)}
            return next(v for v in count() if v not in seen)

        return reduce(xor, (sg(len(run)) for run in currentState.split('-'))) != 0
