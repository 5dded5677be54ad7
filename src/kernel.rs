//! The kernel: the mex of some values, and the table of a heap game.
//!
//! A position of an impartial game under normal play has a *Grundy value*: the least number that none of its
//! options has (the *mex*, minimum excludant). The position is lost for the player to move (a P-position)
//! exactly if its value is 0. The value of a sum of positions is the nim-sum (xor) of their values (Sprague
//! 1935, Grundy 1939; Winning Ways, ch. 3).
//!
//! Library: the kernel uses nothing from `std` or `alloc`, so it compiles by itself as a `no_std` library.
//!
//! Checked: compiled by itself as `no_std`; no allocation in a fill, by a counting allocator; the mex at 0, at
//! the largest value and next to it; the table of {1, 3, 4} against the published one; sums four at a time
//! against sums one by one.

/// The largest Grundy value that the kernel holds.
pub const MAX_VALUE: u16 = 16383;

const SIZE: usize = MAX_VALUE as usize + 1;

/// A set of Grundy values from 0 to [`MAX_VALUE`], which finds the least value that it lacks.
///
/// It takes 32 KB where you put it, and allocates nothing.
///
/// # Panics
///
/// A method panics if a value, a sum or the mex exceeds [`MAX_VALUE`]. There are two exceptions.
/// [`insert_sums`](Mex::insert_sums) checks only the sums, not their parts. And if the mex exceeds
/// `MAX_VALUE`, [`mex_from`](Mex::mex_from) returns `None`; it panics only if its argument exceeds
/// `MAX_VALUE + 1`.
///
/// ```
/// use grundy::kernel::{Mex, MAX_VALUE};
///
/// let mut seen = Mex::new();
/// seen.insert(0);
/// seen.insert(2);
/// assert_eq!((seen.mex(), seen.mex_from(2)), (1, Some(3)));
/// seen.insert(MAX_VALUE);
/// assert_eq!(seen.mex_from(MAX_VALUE), None);
/// ```
pub struct Mex {
    // `value` is in the set if `last_round[value] == round`: inserting writes and never reads, so no insert
    // waits for the one before, and clearing costs nothing.
    last_round: [u16; SIZE],
    round: u16,
}

impl Mex {
    /// The empty set.
    pub fn new() -> Mex {
        Mex { last_round: [0; SIZE], round: 1 }
    }

    /// Adds `value`. O(1).
    #[inline]
    pub fn insert(&mut self, value: u16) {
        check(value <= MAX_VALUE);
        self.last_round[usize::from(value)] = self.round;
    }

    /// Adds `a ^ b` for each `a` in `left` and the `b` at the same index in `right`.
    ///
    /// One xor makes four sums: 16-bit values side by side in a word (SWAR).
    ///
    /// ```
    /// use grundy::kernel::Mex;
    ///
    /// // Kayles: rows of 1 to 4 are worth 1, 2, 3, 1. One taken from inside a row of 6 leaves 1 and 4, or 2 and 3.
    /// let (values, reversed) = ([1, 2, 3, 1], [1, 3, 2, 1]);
    /// let mut seen = Mex::new();
    /// seen.insert_sums(&values[..2], &reversed);
    /// assert!(seen.contains(1 ^ 1) && seen.contains(2 ^ 3));
    /// ```
    #[inline]
    pub fn insert_sums(&mut self, left: &[u16], right: &[u16]) {
        let count = left.len().min(right.len());
        let mut lefts = left[..count].chunks_exact(4);
        let mut rights = right[..count].chunks_exact(4);
        let (mut any, round) = (0, self.round);
        for (a, b) in lefts.by_ref().zip(rights.by_ref()) {
            let sums = word(a) ^ word(b);
            any |= sums;
            // The mask avoids a bounds check; the check after the loop ensures that it changed no sum.
            for &shift in &[0, 16, 32, 48] {
                self.last_round[(sums >> shift) as usize & (SIZE - 1)] = round;
            }
        }
        check(any & word(&[!MAX_VALUE; 4]) == 0);
        for (a, b) in lefts.remainder().iter().zip(rights.remainder()) {
            self.insert(a ^ b);
        }
    }

    /// Whether `value` is in the set. O(1).
    #[inline]
    pub fn contains(&self, value: u16) -> bool {
        check(value <= MAX_VALUE);
        self.last_round[usize::from(value)] == self.round
    }

    /// The least value that is not in the set. O(that value).
    #[inline]
    pub fn mex(&self) -> u16 {
        self.mex_from(0).expect(TOO_LARGE)
    }

    /// The least value from `least` on that is not in the set, or `None` if all values from `least` to
    /// [`MAX_VALUE`] are in it. O(that value - least).
    #[inline]
    pub fn mex_from(&self, least: u16) -> Option<u16> {
        let rest = self.last_round[usize::from(least)..].iter();
        let run = rest.take_while(|&&round| round == self.round).count();
        let mex = usize::from(least) + run;
        if mex < SIZE {
            Some(mex as u16)
        } else {
            None
        }
    }

    /// Empties the set. O(1), except every 65535th time.
    #[inline]
    pub fn clear(&mut self) {
        if self.round == u16::MAX {
            *self = Mex::new();
        } else {
            self.round += 1;
        }
    }
}

impl Default for Mex {
    fn default() -> Mex {
        Mex::new()
    }
}

const TOO_LARGE: &str = "a Grundy value exceeds the kernel's largest";

#[inline]
fn check(holds: bool) {
    assert!(holds, "{}", TOO_LARGE);
}

// Four values side by side; a compiler turns this into one load.
#[inline]
fn word(four: &[u16]) -> u64 {
    let wide = |at: usize| u64::from(four[at]) << (16 * at);
    wide(0) | wide(1) | wide(2) | wide(3)
}

/// The mex of some values: the least number that is not among them.
///
/// # Panics
///
/// If it exceeds [`MAX_VALUE`].
///
/// # Complexity
///
/// O(number of values + 16384), and 32 KB of stack.
///
/// ```
/// use grundy::kernel::mex;
///
/// assert_eq!(mex(vec![3, 0, 1]), 2);
/// assert_eq!(mex(None), 0);
/// ```
pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
    let mut seen = Mex::new();
    // A value above the largest cannot change a mex that is at most the largest.
    let held = values.into_iter().filter(|&value| value < SIZE as u64);
    held.for_each(|value| seen.insert(value as u16));
    u64::from(seen.mex())
}

/// Fills `table[from..]` so that `table[n]` is the Grundy value of a heap of `n`.
///
/// `rule(n, done, seen)` inserts the value of every option of `n` into `seen`; `done` is `table[..n]`. Options
/// are smaller heaps, or sums of them. The part before `from` must already be filled by the same rule. Nothing
/// is allocated.
///
/// # Panics
///
/// If a value would exceed [`MAX_VALUE`]; if `from` is greater than the length of `table`.
///
/// # Complexity
///
/// For each heap, one call of `rule` and O(number of its options); 32 KB of stack.
///
/// ```
/// use grundy::kernel::fill;
///
/// let mut table = [0; 9];
/// fill(&mut table, 0, |n, done, seen| {
///     for take in [1, 3, 4].iter().filter(|&&take| take <= n) {
///         seen.insert(done[n - take]);
///     }
/// });
/// assert_eq!(table, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// ```
pub fn fill<F>(table: &mut [u16], from: usize, mut rule: F)
where
    F: FnMut(usize, &[u16], &mut Mex),
{
    let mut seen = Mex::new();
    for n in from..table.len() {
        let (done, open) = table.split_at_mut(n);
        rule(n, done, &mut seen);
        open[0] = seen.mex();
        seen.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::{fill, mex, Mex, MAX_VALUE};

    fn mex_of_all_below(bound: u16) -> u16 {
        let mut seen = Mex::new();
        (0..bound).for_each(|value| seen.insert(value));
        seen.mex()
    }

    #[test]
    fn mex_of_an_unbroken_run_is_its_end() {
        for &bound in &[0, 1, 63, 64, 65, 4095, 4096, MAX_VALUE - 1, MAX_VALUE] {
            assert_eq!(mex_of_all_below(bound), bound);
            assert_eq!(mex((0..bound).map(u64::from)), u64::from(bound));
        }
    }

    #[test]
    #[should_panic(expected = "exceeds")]
    fn a_full_set_has_no_mex() {
        mex_of_all_below(MAX_VALUE + 1);
    }

    #[test]
    fn a_set_that_lacks_only_the_largest_has_that_mex() {
        let mut seen = Mex::new();
        (0..MAX_VALUE).for_each(|value| seen.insert(value));
        assert_eq!(seen.mex_from(7), Some(MAX_VALUE));
        seen.insert(MAX_VALUE);
        assert_eq!(seen.mex_from(7), None);
    }

    #[test]
    #[should_panic(expected = "exceeds")]
    fn a_value_above_the_largest_is_refused() {
        Mex::new().insert(MAX_VALUE + 1);
    }

    #[test]
    #[should_panic(expected = "exceeds")]
    fn a_value_above_the_largest_cannot_be_asked_for() {
        Mex::new().contains(MAX_VALUE + 1);
    }

    #[test]
    fn a_value_above_the_largest_does_not_change_a_mex() {
        assert_eq!(mex(vec![u64::MAX, 0, u64::from(MAX_VALUE) + 1]), 1);
    }

    #[test]
    fn mex_finds_the_first_gap_not_the_last() {
        let mut seen = Mex::default();
        for &value in &[0, 1, 2, 4, 5, 7, 70] {
            seen.insert(value);
        }
        assert_eq!(seen.mex(), 3);
        assert_eq!((seen.mex_from(3), seen.mex_from(4)), (Some(3), Some(6)));
        seen.insert(3);
        assert_eq!((seen.mex(), seen.mex_from(7)), (6, Some(8)));
    }

    #[test]
    fn a_cleared_set_is_empty_however_often_it_was_cleared() {
        let mut seen = Mex::new();
        for round in 0..140_000 {
            assert_eq!(seen.mex(), 0, "round {}", round);
            // A mark left in one round of 65535 must not be seen when the count starts anew.
            if round == 0 || round == 70_000 {
                seen.insert(0);
                assert_eq!(seen.mex(), 1);
            }
            seen.clear();
        }
    }

    #[test]
    fn sums_four_at_a_time_are_those_one_by_one() {
        let value = |n: usize| (n * n * 7919 + n) as u16 & MAX_VALUE;
        for count in 0..70 {
            let left: Vec<u16> = (0..count).map(value).collect();
            let right: Vec<u16> = (0..count + count % 3).map(|n| value(n + 97)).collect();
            let (mut four, mut one) = (Mex::new(), Mex::new());
            four.insert_sums(&left, &right);
            left.iter().zip(&right).for_each(|(a, b)| one.insert(a ^ b));
            assert!((0..=MAX_VALUE).all(|value| four.contains(value) == one.contains(value)));
        }
    }

    #[test]
    fn a_sum_above_the_largest_is_refused_wherever_it_stands() {
        for at in 0..11 {
            let mut left = [0; 11];
            left[at] = MAX_VALUE + 1;
            let refused = std::panic::catch_unwind(|| Mex::new().insert_sums(&left, &[0; 11]));
            assert!(refused.is_err(), "{}", at);
        }
    }

    #[test]
    fn a_table_filled_in_parts_is_the_table_filled_at_once() {
        let nim = |n: usize, done: &[u16], seen: &mut Mex| {
            assert_eq!(done.len(), n);
            for &value in done {
                seen.insert(value);
            }
        };
        let mut table = [0; 100];
        fill(&mut table[..37], 0, nim);
        fill(&mut table, 37, nim);
        assert!((0..100).all(|n| usize::from(table[n]) == n));
        fill(&mut [], 0, nim);
    }
}
