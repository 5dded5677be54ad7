//! Coins in a row: a move turns some of them over, and the last of these must show heads. Which coins may be turned
//! together depends on the game, but not on what the coins show.
//!
//! Checked: two games played out on whole rows (`crates/problems`, luogu-p3179 and luogu-p3185); the Ruler game
//! and Mock Turtles against their published values.

use crate::kernel::{self, Mex};
use crate::numbers::odious;

/// Fills `values[from..]` so that `values[n]` is the Grundy value of a single head at coin `n`.
///
/// `rule(n, turns)` names the moves whose last coin is `n`. The part before `from` must already be filled by the
/// same rule. Nothing is allocated.
///
/// The value of a row is the nim-sum of the values of its heads, each taken as the only head of a row. Each move
/// whose last coin is n turns some other coins, whose values have a nim-sum. The value of a single head at n is the
/// mex of these nim-sums (Lenstra; Winning Ways, ch. 14). Proof: put a token on every head. A move takes away the
/// token at n, and puts a token on each of the other coins that it turns. Two tokens on one coin are equal games with
/// the nim-sum 0, the value of a coin that shows tails. So the row is the sum of its tokens, and the value of each
/// token is the mex of its options.
///
/// The same holds for a game without coins in which a move replaces a token by several tokens, all on one side of it.
/// If the first of the turned coins must show heads instead of the last, number the coins from the other end.
///
/// # Panics
///
/// If a value would exceed [`MAX_VALUE`](kernel::MAX_VALUE); if `from` is greater than the length of
/// `values`; if a move turns a coin that is not before `n`.
///
/// # Complexity
///
/// For each coin, one call of `rule` and O(coins that its moves turn); 32 KB of stack.
///
/// ```
/// // Turn one coin or two: a head at n is a Nim heap of n + 1.
/// let mut values = [0; 5];
/// grundy::rows::coin_turning::fill(&mut values, 0, |n, turns| {
///     turns.turn(&[]);
///     (0..n).for_each(|other| turns.turn(&[other]));
/// });
/// assert_eq!(values, [1, 2, 3, 4, 5]);
/// ```
pub fn fill<F>(values: &mut [u16], from: usize, mut rule: F)
where
    F: FnMut(usize, &mut Turns),
{
    kernel::fill(values, from, |n, done, seen| {
        rule(n, &mut Turns { done, seen });
    });
}

/// The moves with the same last coin.
pub struct Turns<'a> {
    done: &'a [u16],
    seen: &'a mut Mex,
}

impl<'a> Turns<'a> {
    /// Adds the move that turns the last coin and `others`, all of which stand before it.
    pub fn turn(&mut self, others: &[usize]) {
        let done = self.done;
        let sum = others.iter().fold(0, |sum, &other| sum ^ done[other]);
        self.seen.insert(sum);
    }

    /// Adds the moves that turn the last coin and the first k of `others`, for every k from 0 to their number.
    ///
    /// ```
    /// // The Ruler game, turn any adjacent coins: the largest power of 2 that divides n + 1.
    /// let mut values = [0; 8];
    /// grundy::rows::coin_turning::fill(&mut values, 0, |n, turns| turns.turn_first((0..n).rev()));
    /// assert_eq!(values, [1, 2, 1, 4, 1, 2, 1, 8]);
    /// ```
    pub fn turn_first<I: IntoIterator<Item = usize>>(&mut self, others: I) {
        let done = self.done;
        let runs = others.into_iter().map(|other| (done[other], 1));
        insert_first(self.seen, runs);
    }
}

/// Puts into `seen` the nim-sum of the first k values of a list, for every k from 0 to its length. The list comes in
/// runs: a run is a value and the number of consecutive places, at least 1, that hold it. O(runs).
///
/// ```
/// use grundy::{kernel::Mex, rows::coin_turning};
///
/// let mut seen = Mex::new();
/// coin_turning::insert_first(&mut seen, vec![(5, 1), (1, 1_000_000_000)]);
/// assert!(seen.contains(0) && seen.contains(5) && seen.contains(4));
/// assert_eq!(seen.mex(), 1);
/// ```
///
/// # Panics
///
/// If a sum exceeds [`MAX_VALUE`](kernel::MAX_VALUE).
#[inline]
pub fn insert_first<I: IntoIterator<Item = (u16, u64)>>(seen: &mut Mex, runs: I) {
    let mut sum = 0;
    seen.insert(sum);
    for (value, count) in runs {
        // In a run the sums alternate between two; one of them is in the set already.
        seen.insert(sum ^ value);
        if count % 2 == 1 {
            sum ^= value;
        }
    }
}

/// The Grundy value of a head at coin `n` in Mock Turtles, where a move turns one, two or three coins: the n-th of
/// the [odious numbers](crate::numbers::odious) 1, 2, 4, 7, 8, ... Both count from 0. O(1).
///
/// The options have the values 0 (one coin), the smaller odious numbers (two coins), and the nim-sums of two of these
/// (three coins). Such a nim-sum is not odious, so no option is worth the n-th odious number; and every smaller
/// number above 0 that is not odious is such a nim-sum (Winning Ways, ch. 14).
///
/// ```
/// use grundy::rows::coin_turning;
///
/// assert_eq!(coin_turning::mock_turtles(3), 7);
/// ```
///
/// # Panics
///
/// If `n` is 2^63 or more.
pub fn mock_turtles(n: u64) -> u64 {
    assert!(n < 1 << 63, "a value beyond u64");
    odious::nth(n) as u64
}

#[cfg(test)]
mod tests {
    use super::{fill, insert_first, mock_turtles};
    use crate::kernel::Mex;

    #[test]
    fn mock_turtles_have_the_values_of_the_definition() {
        let mut values = [0; 120];
        fill(&mut values, 0, |n, turns| {
            turns.turn(&[]);
            for a in 0..n {
                turns.turn(&[a]);
                (0..a).for_each(|b| turns.turn(&[a, b]));
            }
        });
        for (n, &value) in (0..).zip(values.iter()) {
            assert_eq!(mock_turtles(n), u64::from(value), "{}", n);
        }
        assert_eq!(mock_turtles((1 << 63) - 1), u64::MAX - 1);
    }

    #[test]
    fn the_ruler_has_the_largest_powers_of_2_however_it_is_filled() {
        let mut values = [0; 2000];
        fill(&mut values[..700], 0, |n, turns| {
            turns.turn_first((0..n).rev());
        });
        fill(&mut values, 700, |n, turns| {
            let others: Vec<usize> = (0..n).rev().collect();
            (0..=n).for_each(|k| turns.turn(&others[..k]));
        });
        for (n, &value) in values.iter().enumerate() {
            assert_eq!(value, 1 << (n + 1).trailing_zeros(), "{}", n);
        }
    }

    #[test]
    fn runs_have_the_sums_of_what_they_stand_for() {
        for lengths in 0..64u64 {
            let runs = [(1, lengths % 4), (2, lengths / 4 % 4), (7, lengths / 16)];
            let runs: Vec<(u16, u64)> = runs.iter().copied().filter(|run| run.1 > 0).collect();
            let mut seen = Mex::new();
            insert_first(&mut seen, runs.iter().copied());
            let (mut sum, mut sums) = (0, vec![0]);
            for &(value, count) in &runs {
                for _ in 0..count {
                    sum ^= value;
                    sums.push(sum);
                }
            }
            assert!((0..16).all(|sum| seen.contains(sum) == sums.contains(&sum)));
        }
    }
}
