//! Laws of the zeros alone, where the values have no law: which heaps are lost.
//!
//! A law must name all zeros and nothing else. Every kind except a finite list needs eight zeros, and residues need
//! eight after the first period. It is one of: residues; numbers that each follow from the number before (powers, and
//! powers minus one) or from the two before (Fibonacci numbers); squares and the like; the Beatty sequences of games
//! like Wythoff's, which are the multiples of a quadratic irrational, rounded down (Fraenkel, How to beat your Wythoff
//! games' opponent on three fronts, 1982). A finite list of zeros is a law, too. It may have fewer than eight, but then
//! many values must follow the last zero.
//!
//! Checked: each kind is found again, but not with one zero more or one less.

use super::linear::Linear;

/// The law that says which heaps have the value 0.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Zeros {
    /// From `start` on, the heaps that are one of `residues` modulo `modulus`; below it, those of `before`.
    Residues {
        /// The first heap of the first period.
        start: usize,
        /// The length of a period.
        modulus: usize,
        /// The residues, ascending, less than `modulus`.
        residues: Vec<usize>,
        /// The zeros less than `start`.
        before: Vec<usize>,
    },
    /// `before`, then `first`, and then each is `factor` times the one before, plus `more`.
    Powers {
        /// Zeros that do not belong to the sequence.
        before: Vec<usize>,
        /// The first zero that does.
        first: usize,
        /// The factor, at least 2.
        factor: usize,
        /// What is added, maybe negative.
        more: i64,
    },
    /// `before`, then `first` and `second`, and then each is the sum of the last two plus `more`.
    Fibonacci {
        /// Zeros that do not belong to the sequence.
        before: Vec<usize>,
        /// The first zero that does.
        first: usize,
        /// The second zero that does.
        second: usize,
        /// What is added, maybe negative.
        more: i64,
    },
    /// `before`, then `first`, and then steps of `step`, `step + growth`, `step + 2 growth`, ...
    Squares {
        /// Zeros that do not belong to the sequence.
        before: Vec<usize>,
        /// The first zero that does.
        first: usize,
        /// The first step.
        step: usize,
        /// How much each step is longer than the last, at least 1.
        growth: usize,
    },
    /// These heaps and no others.
    Finite {
        /// The heaps, ascending.
        zeros: Vec<usize>,
    },
    /// The terms of a Beatty sequence.
    Beatty(Beatty),
}

/// The sequence floor(k a) for k = 0, 1, 2, ..., where a = (2 - r + sqrt(r^2 + 4)) / 2; if `upper`, a is greater by r.
///
/// ```
/// use grundy_engine::law::{Beatty, Zeros};
///
/// let is_term = |upper, n: &usize| Zeros::Beatty(Beatty { r: 1, upper }).is_zero(*n);
/// assert!((0..10).filter(|n| is_term(false, n)).eq([0, 1, 3, 4, 6, 8, 9]));
/// assert!((0..10).filter(|n| is_term(true, n)).eq([0, 2, 5, 7]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Beatty {
    /// At least 1; 1 is Wythoff's game.
    pub r: u64,
    /// Whether it is the sequence with the greater a. The two have only 0 in common, and together they hold all
    /// numbers.
    pub upper: bool,
}

// Fewer zeros may follow a law by chance.
const LEAST: usize = 8;
// How many zeros may stand before a sequence.
const MOST_BEFORE: usize = 2;
// How many residues and zeros before them a law may list; nobody would see a law in more.
const MOST_RESIDUES: usize = 64;
const MOST_R: u64 = 8;
// For a finite list: the least length of the table, and how many times longer it must be than its part up to the last
// zero.
const LEAST_FINITE: usize = 256;
const TIMES_FINITE: usize = 15;

impl Zeros {
    /// The law of the zeros in `values`.
    ///
    /// # Complexity
    ///
    /// O(number of values) in time and memory.
    ///
    /// ```
    /// use grundy_engine::law::Zeros;
    ///
    /// let values: Vec<u64> = (0..300u64).map(|n| u64::from(!(n + 1).is_power_of_two())).collect();
    /// let law = Zeros::Powers { before: vec![], first: 0, factor: 2, more: 1 };
    /// assert_eq!(Zeros::find(&values), Some(law));
    /// ```
    pub fn find(values: &[u64]) -> Option<Zeros> {
        let zeros: Vec<usize> = (0..values.len()).filter(|&n| values[n] == 0).collect();
        let length = values.len();
        if zeros.len() == length {
            return None;
        }
        let endless = if zeros.len() < LEAST {
            None
        } else {
            sequence(&zeros, length).or_else(|| beatty(&zeros, length)).or_else(|| residues(values))
        };
        let last = *zeros.last()?;
        let is_over = length >= LEAST_FINITE && length > TIMES_FINITE * (last + 1);
        endless.or_else(|| is_over.then_some(Zeros::Finite { zeros }))
    }

    /// Whether the heap of `n` is lost by this law, for `n` less than 2^56.
    ///
    /// # Complexity
    ///
    /// O(log n), or O(sqrt n) for squares, plus a search among the numbers that the law lists.
    ///
    /// ```
    /// use grundy_engine::law::Zeros;
    ///
    /// let law = Zeros::Powers { before: vec![], first: 0, factor: 2, more: 1 };
    /// assert!(law.is_zero(7) && !law.is_zero(8));
    /// ```
    pub fn is_zero(&self, n: usize) -> bool {
        // Whether n is in the sequence that begins with two numbers and goes on with `next` of the last two.
        let follows = |first: i128, second: i128, next: &dyn Fn(i128, i128) -> i128| {
            let (mut last, mut after) = (first, second);
            while last < n as i128 {
                let next = next(last, after);
                last = after;
                after = next;
            }
            last == n as i128
        };
        match self {
            Zeros::Finite { zeros } => zeros.contains(&n),
            Zeros::Residues { start, modulus, residues, before } => {
                if n < *start {
                    before.contains(&n)
                } else {
                    residues.contains(&(n % modulus))
                }
            }
            Zeros::Powers { before, first, factor, more } => {
                let (first, factor, more) = (*first as i128, *factor as i128, i128::from(*more));
                let power = |last: i128| factor * last + more;
                before.contains(&n) || follows(first, power(first), &|_, b| power(b))
            }
            Zeros::Fibonacci { before, first, second, more } => {
                let (first, second, more) = (*first as i128, *second as i128, i128::from(*more));
                before.contains(&n) || follows(first, second, &|a, b| a + b + more)
            }
            Zeros::Squares { before, first, step, growth } => {
                let (first, step, growth) = (*first as i128, *step as i128, *growth as i128);
                before.contains(&n) || follows(first, first + step, &|a, b| 2 * b - a + growth)
            }
            Zeros::Beatty(sequence) => sequence.has(n),
        }
    }
}

fn residues(values: &[u64]) -> Option<Zeros> {
    let is_zero: Vec<u64> = values.iter().map(|&value| u64::from(value == 0)).collect();
    let law = Linear::find(&is_zero).filter(|law| law.saltus == 0)?;
    let (start, modulus) = (law.preperiod, law.period);
    let is_listed = |n: &usize| is_zero[*n] == 1;
    let mut residues: Vec<usize> =
        (start..start + modulus).filter(is_listed).map(|n| n % modulus).collect();
    residues.sort_unstable();
    let before: Vec<usize> = (0..start).filter(is_listed).collect();
    // The zeros that the first period predicts.
    let foretold = (start + modulus..values.len()).filter(is_listed).count();
    if foretold < LEAST || residues.len() + before.len() > MOST_RESIDUES {
        return None;
    }
    Some(Zeros::Residues { start, modulus, residues, before })
}

// The kinds in which each zero follows from those before it; the next one must lie beyond the table.
fn sequence(zeros: &[usize], length: usize) -> Option<Zeros> {
    for skipped in 0..=MOST_BEFORE {
        let before = zeros[..skipped].to_vec();
        let rest: Vec<i64> = zeros[skipped..].iter().map(|&n| n as i64).collect();
        if rest.len() < LEAST {
            return None;
        }
        let is_law = |next: &dyn Fn(&[i64]) -> i64, order: usize| {
            let follows = |pair: &[i64]| next(&pair[..order]) == pair[order];
            let after = next(&rest[rest.len() - order..]);
            rest.windows(order + 1).all(follows) && after >= length as i64
        };
        let (a, b, c) = (rest[0], rest[1], rest[2]);
        let (first, second) = (a as usize, b as usize);
        let (step, growth) = (b - a, (c - b) - (b - a));
        if growth > 0 && is_law(&|last| 2 * last[1] - last[0] + growth, 2) {
            let (step, growth) = (step as usize, growth as usize);
            return Some(Zeros::Squares { before, first, step, growth });
        }
        let factor = (c - b) / (b - a);
        let more = b - factor * a;
        if factor >= 2 && is_law(&|last| factor * last[0] + more, 1) {
            let factor = factor as usize;
            return Some(Zeros::Powers { before, first, factor, more });
        }
        let more = c - b - a;
        if is_law(&|last| last[0] + last[1] + more, 2) {
            return Some(Zeros::Fibonacci { before, first, second, more });
        }
    }
    None
}

// Such a sequence has steps of two sizes. Both must be seen twice; otherwise zeros with equal steps would be such a
// law, too.
fn beatty(zeros: &[usize], length: usize) -> Option<Zeros> {
    let steps: Vec<usize> = zeros.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let short = steps.iter().min().map_or(0, |&step| step);
    let count = steps.iter().filter(|&&step| step == short).count();
    if count.min(steps.len() - count) < 2 {
        return None;
    }
    let both = (1..=MOST_R).flat_map(|r| vec![(r, false), (r, true)]);
    both.map(|(r, upper)| Beatty { r, upper })
        .find(|law| {
            let terms = (0..).map(|k| law.term(k)).take_while(|&n| n < length);
            terms.eq(zeros.iter().copied())
        })
        .map(Zeros::Beatty)
}

impl Beatty {
    /// The term of k < 2^56, without rounding on the way. O(1).
    pub(crate) fn term(self, k: u64) -> usize {
        let (k, r) = (i128::from(k), i128::from(self.r));
        let whole = if self.upper { 2 + r } else { 2 - r };
        ((k * whole + (k * k * (r * r + 4)).isqrt()) / 2) as usize
    }

    // Whether n < 2^56 is a term. The terms ascend, and none is less than its k.
    fn has(self, n: usize) -> bool {
        let (mut low, mut high) = (0, n as u64);
        while low < high {
            let middle = (low + high) / 2;
            if self.term(middle) < n {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        self.term(low) == n
    }
}

#[cfg(test)]
mod tests {
    use super::{Beatty, Zeros};

    fn values(zeros: &[usize], length: usize) -> Vec<u64> {
        // The other values must not have a law.
        let other = |n: u64| 1 + n * n % 7 + n % 5 * (n % 11);
        let mut values: Vec<u64> = (0..length as u64).map(other).collect();
        for &n in zeros {
            values[n] = 0;
        }
        values
    }

    // The law is found in the values up to the last zero, and not if any one value becomes 0 or is no longer 0.
    fn is_found(zeros: &[usize], law: &Zeros) {
        let length = zeros[zeros.len() - 1] + 1;
        let values = values(zeros, length);
        assert_eq!(Zeros::find(&values).as_ref(), Some(law));
        assert!((0..length).all(|n| law.is_zero(n) == (values[n] == 0)));
        for at in 0..length {
            let mut other = values.clone();
            other[at] = u64::from(other[at] == 0);
            assert_ne!(Zeros::find(&other).as_ref(), Some(law), "{at} changed");
        }
    }

    #[test]
    fn zeros_at_powers_are_found() {
        let law = |before: &[usize], first, factor, more| Zeros::Powers {
            before: before.to_vec(),
            first,
            factor,
            more,
        };
        let powers: Vec<usize> = (0..9).map(|k| 1 << k).collect();
        is_found(&powers, &law(&[], 1, 2, 0));
        let with_0: Vec<usize> = Some(0).into_iter().chain(powers.clone()).collect();
        is_found(&with_0, &law(&[0], 1, 2, 0));
        let less: Vec<usize> = powers.iter().map(|&n| n - 1).collect();
        is_found(&less, &law(&[], 0, 2, 1));
        let of_3: Vec<usize> = (0..8).map(|k| 3usize.pow(k) + 1).collect();
        is_found(&of_3, &law(&[], 2, 3, -2));
    }

    #[test]
    fn zeros_at_fibonacci_numbers_and_squares_are_found() {
        let fibonacci = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55];
        let law = Zeros::Fibonacci { before: vec![0], first: 1, second: 2, more: 0 };
        is_found(&fibonacci, &law);
        let squares: Vec<usize> = (0..9).map(|k| k * k).collect();
        let law = Zeros::Squares { before: vec![], first: 0, step: 1, growth: 2 };
        is_found(&squares, &law);
        let triangular: Vec<usize> = (0..9).map(|k| k * (k + 1) / 2 + 3).collect();
        let law = Zeros::Squares { before: vec![], first: 3, step: 1, growth: 1 };
        is_found(&triangular, &law);
        let law = Zeros::Fibonacci { before: vec![0], first: 2, second: 6, more: 1 };
        is_found(&[0, 2, 6, 9, 16, 26, 43, 70, 114, 185], &law);
    }

    #[test]
    fn zeros_at_beatty_sequences_of_both_kinds_are_found() {
        for r in 1..=8 {
            for &upper in &[false, true] {
                let sequence = Beatty { r, upper };
                let terms: Vec<usize> = (0..40).map(|k| sequence.term(k)).collect();
                is_found(&terms, &Zeros::Beatty(sequence));
            }
        }
        // Wythoff's lost pairs: OEIS A000201 and A001950.
        let lower = Beatty { r: 1, upper: false };
        let upper = Beatty { r: 1, upper: true };
        let firsts = |law: Beatty| (1..8).map(|k| law.term(k)).collect::<Vec<_>>();
        assert_eq!(firsts(lower), [1, 3, 4, 6, 8, 9, 11]);
        assert_eq!(firsts(upper), [2, 5, 7, 10, 13, 15, 18]);
        // The golden ratio to 19 digits: 10^9 times it.
        assert_eq!(lower.term(1_000_000_000), 1_618_033_988);
        assert!(Zeros::Beatty(lower).is_zero(1_618_033_988));
        assert!(!Zeros::Beatty(upper).is_zero(1_618_033_988));
    }

    #[test]
    fn zeros_at_residues_are_found_with_those_before_them() {
        let zeros = [0, 3, 5, 9, 14, 19, 21, 26, 31, 33, 38, 43, 45, 50];
        // 7 is not a zero, and 19 is one.
        let law = Zeros::Residues {
            start: 8,
            modulus: 12,
            residues: vec![2, 7, 9],
            before: vec![0, 3, 5],
        };
        let found = Zeros::find(&values(&zeros, 51));
        assert_eq!(found.as_ref(), Some(&law));
        assert_eq!(Zeros::find(&values(&zeros[..13], 50)), None);
        assert!((0..51).all(|n| law.is_zero(n) == zeros.contains(&n)));
        // Nine equal steps: the first period is no evidence, so eight zeros confirm it, but seven do not.
        let zeros: Vec<usize> = (0..9).map(|k| 9 * k).collect();
        let law = Zeros::Residues { start: 0, modulus: 9, residues: vec![0], before: vec![] };
        assert_eq!(Zeros::find(&values(&zeros, 74)), Some(law));
        assert_eq!(Zeros::find(&values(&zeros[..8], 72)), None);
        // Equal steps are a residue, not squares whose steps do not grow.
        let zeros: Vec<usize> = (0..12).map(|k| 5 * k + 2).collect();
        let law = Zeros::Residues { start: 0, modulus: 5, residues: vec![2], before: vec![] };
        assert_eq!(Zeros::find(&values(&zeros, 60)), Some(law));
    }

    #[test]
    fn sixty_four_numbers_are_a_law_and_one_more_is_none() {
        // From 50 on, the first `residues` heaps of each 97 are zeros; below 50, the first `before` heaps.
        let table = |residues: usize, before: usize| {
            let zero = |n: usize| {
                if n < 50 {
                    n < before
                } else {
                    (n - 50) % 97 < residues
                }
            };
            let zeros: Vec<usize> = (0..500).filter(|&n| zero(n)).collect();
            Zeros::find(&values(&zeros, 500)).is_some()
        };
        assert!(table(64, 0) && !table(65, 0));
        assert!(table(60, 4) && !table(60, 5) && table(4, 20));
    }

    #[test]
    fn seven_zeros_are_too_few_and_all_or_none_are_no_law() {
        let powers: Vec<usize> = (0..8).map(|k| 1 << k).collect();
        assert!(Zeros::find(&values(&powers, 200)).is_some());
        assert_eq!(Zeros::find(&values(&powers[1..], 200)), None);
        // The next would be 256.
        assert_eq!(Zeros::find(&values(&powers, 257)), None);
        assert_eq!(Zeros::find(&[0; 30]), None);
        assert_eq!(Zeros::find(&values(&[], 30)), None);
    }
}
