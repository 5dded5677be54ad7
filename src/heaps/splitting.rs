//! Splitting: a move replaces a heap by several.
//!
//! Checked: splits into two smaller heaps and into different parts up to 300, pairs with a sum of up to 100, runs up to
//! 2000, and equal parts up to 300 with each `least` up to 12, all against tables computed by the definition; small
//! positions of each game against full search (`crates/problems`).

use crate::kernel::Mex;
use crate::numbers::odious;

/// The Grundy value of a heap of `n` that a move replaces by two smaller ones of any sizes, each perhaps empty.
/// The largest value has one bit more than u64. O(1).
///
/// A heap of n >= 1 has the n-th [odious number](crate::numbers::odious) as its value: 1, 2, 4, 7, 8, 11. Proof: the
/// value of an option is the xor of the values of two smaller heaps. The xor of two odious numbers is not odious, so
/// no option has the n-th odious number. Each smaller odious number is the value of an option with an empty heap. A
/// smaller number above 0 that is not odious is the xor of its highest bit and the rest, which are both odious.
/// And 0 is the value of two equal heaps.
///
/// ```
/// use grundy::heaps::splitting;
///
/// let values: Vec<u128> = (0..6).map(splitting::value).collect();
/// assert_eq!(values, [0, 1, 2, 4, 7, 8]);
/// ```
pub fn value(n: u64) -> u128 {
    n.checked_sub(1).map_or(0, odious::nth)
}

/// The Grundy value of a pair of heaps: a move removes one and splits the other into two of at least 1, which are
/// the new pair. O(1).
///
/// It is the number of ones at the end of (a - 1) | (b - 1) in binary (Shandong's selection of 2009, "E&D").
/// Proof: a split of a into c and d has (c - 1) + (d - 1) + 1 = a - 1. If (c - 1) | (d - 1) ends in exactly k
/// ones, c - 1 and d - 1 have a 0 at bit k, and their lower bits add up to 2^k - 1 at least and 2^(k + 1) - 2 at
/// most; so bit k of a - 1 is 1. Conversely, if bit k of a - 1 is 1, c = 2^k and d = a - 2^k are such a split.
/// So the values of the options are the places of the ones of (a - 1) | (b - 1).
///
/// # Panics
///
/// If one of them is 0.
///
/// ```
/// use grundy::heaps::splitting;
///
/// assert_eq!(splitting::pair_value(1, 1), 0);
/// assert_eq!(splitting::pair_value(3, 6), 3);
/// ```
pub fn pair_value(a: u64, b: u64) -> u64 {
    assert!(a > 0 && b > 0, "an empty heap in a pair");
    u64::from((!((a - 1) | (b - 1))).trailing_zeros())
}

/// The Grundy value of a heap of `n` that a move replaces by two or more heaps of different sizes, each at least 1, with
/// `n` in all. Up to 8 the values are 0, 0, 0, 1, 0, 2, 3, 4, 0; from 9 on they are n - 4. O(1).
///
/// The table of the definition shows it up to 64. Let n be larger. Among different heaps with n in all, one is above 8,
/// because 1 to 8 have 36 in all, and is worth 4 less than its size. Any other is worth less than its size. So their
/// nim-sum is at most n - 5.
///
/// Conversely, let v be at most n - 5, and p the heap worth v, or 0 if v = 0. Heaps of 1, 2, 4 and 8 are worth 0, and
/// some of them have any number up to 15 in all. If r = n - p is at most 15, p and some of these are an option worth v.
/// If not, more heaps whose nim-sum is 0 make up for r. Those of 3, 5 and 6 have 14 in all, which will do if r is at most
/// 29; then p is larger. Beyond, take heaps of 3, y + 4 and y + 5, where y >= 6 is even. They are worth 1, y and y + 1
/// and have 2y + 12 in all. At least two such y leave 0 to 15, and one of these avoids p, unless v is 1. But then the
/// heaps of y + 4 and y + 5, which have 2y + 9 in all, are worth v without p.
///
/// ```
/// use grundy::heaps::splitting;
///
/// assert_eq!(splitting::value_in_different_parts(3), 1); // 1 + 2
/// assert_eq!(splitting::value_in_different_parts(8), 0);
/// assert_eq!(splitting::value_in_different_parts(9), 5);
/// ```
pub fn value_in_different_parts(n: u64) -> u64 {
    match n {
        0..=8 => [0, 0, 0, 1, 0, 2, 3, 4, 0][n as usize],
        _ => n - 4,
    }
}

/// The largest heap for [`least_winning_run`]; it costs about 6 MB and some hundredths of a second.
pub const MAX_IN_RUNS: u64 = 1_000_000;

/// A move splits a heap into k >= 2 heaps of consecutive sizes, each at least 1. The result is the least k with
/// which a first move from a heap of `n` wins, or `None` if the heap is lost.
///
/// The function fills a table. The nim-sum of a run is the xor of two nim-sums of runs from 0 on, and n has
/// fewer such splits than divisors.
///
/// # Panics
///
/// If `n` is above [`MAX_IN_RUNS`].
///
/// # Complexity
///
/// O(n log n) time, 6 bytes a heap up to n.
///
/// ```
/// use grundy::heaps::splitting;
///
/// assert_eq!(splitting::least_winning_run(3), Some(2));
/// assert_eq!(splitting::least_winning_run(6), None);
/// ```
pub fn least_winning_run(n: u64) -> Option<u64> {
    assert!(n <= MAX_IN_RUNS, "a heap that is not computed");
    let n = n as usize;
    // sums[size]: the nim-sum of the values of all heaps below `size`.
    let mut sums: Vec<u16> = vec![0; n + 2];
    // For each size, a list of the k that split it; k splits 1 + ... + k, and every k-th size after it.
    let (mut first, mut next) = (vec![0_u32; n + 1], vec![0_u32; 2]);
    let mut sum_of_next = 3;
    let mut seen = Mex::new();
    let mut winning = None;
    for size in 1..n + 1 {
        if size == sum_of_next {
            let k = next.len();
            next.push(first[size]);
            first[size] = k as u32;
            sum_of_next += k + 1;
        }
        let mut k = first[size] as usize;
        while k > 0 {
            let least = (size - k * (k - 1) / 2) / k;
            let value = sums[least + k] ^ sums[least];
            seen.insert(value);
            if size == n && value == 0 {
                winning = winning.filter(|&other| other < k).or(Some(k));
            }
            let after = next[k] as usize;
            if size + k <= n {
                next[k] = first[size + k];
                first[size + k] = k as u32;
            }
            k = after;
        }
        sums[size + 1] = sums[size] ^ seen.mex();
        seen.clear();
    }
    winning.map(|k| k as u64)
}

/// The largest heap for [`EqualParts`].
pub const MAX_IN_PARTS: u64 = 1_000_000;

const UNKNOWN: u16 = u16::MAX;

/// The values, as far as needed, of the game in which a move splits a heap of at least `least` into m >= 2
/// heaps of at least 1 whose sizes differ by at most 1.
///
/// The values are in a table. The splits with the same integer part of n / m differ only in how many heaps
/// there are of each of the two sizes. Only the parities of these counts matter, and they follow from the
/// parity of m. So two of these splits stand for all, and n has O(sqrt n) options (Hunan's selection of 2014).
///
/// ```
/// use grundy::heaps::splitting::EqualParts;
///
/// let mut parts = EqualParts::new(3);
/// assert_eq!(parts.value(2), 0);
/// assert_eq!(parts.value(3), 1);
/// ```
pub struct EqualParts {
    least: u64,
    values: Vec<u16>,
    seen: Mex,
}

impl EqualParts {
    /// A table without values yet.
    pub fn new(least: u64) -> EqualParts {
        EqualParts {
            // No m is left for a heap of 1.
            least: least.max(2),
            values: Vec::new(),
            seen: Mex::new(),
        }
    }

    /// The Grundy value of a heap of `n`.
    ///
    /// # Panics
    ///
    /// If `n` is above [`MAX_IN_PARTS`].
    ///
    /// # Complexity
    ///
    /// O(n^(3/4)), or faster where values are known; 2 bytes a heap up to the largest.
    pub fn value(&mut self, n: u64) -> u64 {
        assert!(n <= MAX_IN_PARTS, "a heap that is not computed");
        if n < self.least {
            return 0;
        }
        if self.values.len() as u64 <= n {
            self.values.resize(n as usize + 1, UNKNOWN);
        }
        if self.values[n as usize] == UNKNOWN {
            // Each call halves the heap, so the recursion is not deep.
            for option in self.options(n) {
                self.seen.insert(option);
            }
            self.values[n as usize] = self.seen.mex();
            self.seen.clear();
        }
        u64::from(self.values[n as usize])
    }

    fn options(&mut self, n: u64) -> Vec<u16> {
        let mut options = Vec::new();
        let mut parts = 2;
        while parts <= n {
            let size = n / parts;
            // The greatest number of heaps whose least size is that.
            let last = n / size;
            for &count in [parts, parts + 1].iter().filter(|&&count| count <= last) {
                let larger = n - size * count;
                let mut option = 0;
                if larger % 2 == 1 {
                    option ^= self.value(size + 1);
                }
                if (count - larger) % 2 == 1 {
                    option ^= self.value(size);
                }
                options.push(option as u16);
            }
            parts = last + 1;
        }
        options
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mex;

    #[test]
    fn values_are_those_of_the_definition() {
        let mut values: Vec<u128> = Vec::new();
        for n in 0..300 {
            let mut seen = vec![false; 1024];
            for &a in &values {
                for &b in &values {
                    seen[(a ^ b) as usize] = true;
                }
            }
            values.push(seen.iter().position(|seen| !seen).unwrap() as u128);
            assert_eq!(value(n), values[n as usize], "{}", n);
        }
        // u64::MAX - 1 has 63 ones.
        assert_eq!(value(u64::MAX), u128::from(u64::MAX) * 2 - 2);
    }

    #[test]
    fn pairs_are_as_defined() {
        let mut values = vec![vec![0; 101]; 101];
        for sum in 2..101_u64 {
            for a in 1..sum {
                let b = sum - a;
                let splits = |n: u64| (1..n).map(move |part| (part as usize, (n - part) as usize));
                let options = splits(a).chain(splits(b)).map(|(c, d)| values[c][d]);
                values[a as usize][b as usize] = mex(options);
                let expected = values[a as usize][b as usize];
                assert_eq!(pair_value(a, b), expected, "{} {}", a, b);
            }
        }
        assert_eq!(pair_value(u64::MAX, 2), 64);
        assert!(std::panic::catch_unwind(|| pair_value(0, 1)).is_err());
    }

    #[test]
    fn different_parts_are_as_defined() {
        const MOST: usize = 300;
        // is_sum[n][x]: whether different heaps, all of those that have a value, have n in all and the nim-sum x.
        let mut is_sum = vec![vec![false; 512]; MOST + 1];
        is_sum[0][0] = true;
        for n in 1..=MOST {
            let value = is_sum[n].iter().position(|is_sum| !is_sum).unwrap();
            assert_eq!(value_in_different_parts(n as u64), value as u64, "{}", n);
            for rest in (0..=MOST - n).rev() {
                for x in (0..512).filter(|&x| is_sum[rest][x]).collect::<Vec<usize>>() {
                    is_sum[rest + n][x ^ value] = true;
                }
            }
        }
    }

    #[test]
    fn runs_are_as_defined() {
        let mut values: Vec<u64> = vec![0];
        for n in 1..2000_u64 {
            let mut options = Vec::new();
            for k in (2..n).take_while(|k| k * (k + 1) / 2 <= n) {
                let rest = n - k * (k - 1) / 2;
                if rest % k == 0 {
                    let run = &values[(rest / k) as usize..(rest / k + k) as usize];
                    options.push((run.iter().fold(0, |sum, value| sum ^ value), k));
                }
            }
            if n < 130 || n % 100 == 0 {
                let least = options.iter().find(|option| option.0 == 0);
                assert_eq!(least_winning_run(n), least.map(|option| option.1), "{}", n);
            }
            values.push(mex(options.into_iter().map(|option| option.0)));
        }
        assert_eq!(least_winning_run(0), None);
        least_winning_run(MAX_IN_RUNS);
        assert!(std::panic::catch_unwind(|| least_winning_run(MAX_IN_RUNS + 1)).is_err());
    }

    #[test]
    fn equal_parts_are_as_defined() {
        for least in 0..13 {
            let mut parts = EqualParts::new(least);
            let mut values: Vec<u64> = Vec::new();
            for n in 0..300_u64 {
                let option = |count: u64| {
                    let sizes = (0..count).map(|at| (n + at) / count);
                    sizes.fold(0, |sum, size| sum ^ values[size as usize])
                };
                let counts = 2..if n < least { 0 } else { n + 1 };
                let value = mex(counts.map(option));
                values.push(value);
            }
            // The largest first: they are found in any order.
            for n in (0..300).rev() {
                assert_eq!(parts.value(n), values[n as usize], "{} {}", least, n);
            }
        }
        assert_eq!(EqualParts::new(MAX_IN_PARTS + 1).value(MAX_IN_PARTS), 0);
        EqualParts::new(0).value(MAX_IN_PARTS);
        let beyond = || EqualParts::new(0).value(MAX_IN_PARTS + 1);
        assert!(std::panic::catch_unwind(beyond).is_err());
    }
}
