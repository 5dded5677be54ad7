// expect: AC
// A function with what the judge writes above it.
// kind: right
/**
 * @param {number[]} stones
 * @return {boolean}
 */
var stoneGameIX = function(stones) {
    const [zero, one, two] = stones.reduce((c, s) => (c[s % 3]++, c), [0, 0, 0]);
    return zero % 2 === 0 ? one > 0 && two > 0 : Math.abs(one - two) > 2;
};
