//! The kernel: the least value that no option has, and the table of a heap game.
//!
//! A position of an impartial game under normal play is worth its *Grundy value*: the least
//! number (*mex*, minimum excludant) that none of its options is worth. It is lost for the player
//! to move exactly if that is 0, and a sum of positions is worth the nim-sum (xor) of its parts
//! (Sprague 1935, Grundy 1939; Winning Ways, ch. 3).
//!
//! This file names nothing of `std` or `alloc`: it compiles by itself as a `no_std` library.
//!
//! Checked: by itself as `no_std`; no allocation in a fill, by a counting allocator; the mex at
//! 0, 63 to 65 and the largest value; the table of {1, 3, 4} against the published one.

/// The largest Grundy value that the kernel holds.
pub const LARGEST: u16 = 16383;

const SIZE: usize = LARGEST as usize + 1;

/// A set of Grundy values from 0 to [`LARGEST`], asked for the least one that it lacks.
///
/// Lives wherever it is put (32 KB), and allocates nothing.
///
/// ```
/// use grundy::kernel::Mex;
///
/// let mut seen = Mex::new();
/// seen.insert(0);
/// seen.insert(2);
/// assert_eq!(seen.least_absent(), 1);
/// ```
pub struct Mex {
    // `value` is in the set if `last_round[value] == round`: inserting writes and never reads,
    // so a row of inserts does not wait for itself, and clearing costs nothing.
    last_round: [u16; SIZE],
    round: u16,
}

impl Mex {
    /// The empty set.
    pub fn new() -> Mex {
        Mex {
            last_round: [0; SIZE],
            round: 1,
        }
    }

    /// Adds `value`. O(1).
    ///
    /// # Panics
    ///
    /// If `value` is greater than [`LARGEST`].
    #[inline]
    pub fn insert(&mut self, value: u16) {
        assert!(
            value <= LARGEST,
            "a Grundy value exceeds the kernel's largest"
        );
        self.last_round[value as usize] = self.round;
    }

    /// The least value that is not in the set. O(that value).
    ///
    /// # Panics
    ///
    /// If all values up to [`LARGEST`] are in the set.
    #[inline]
    pub fn least_absent(&self) -> u16 {
        let least = self.least_absent_from(0);
        assert!(
            least <= LARGEST,
            "a Grundy value exceeds the kernel's largest"
        );
        least
    }

    /// Adds `a ^ b` for each `a` of `left` and the `b` that stands beside it in `right`, none of
    /// them greater than [`LARGEST`].
    #[cfg(feature = "large")]
    pub fn insert_sums(&mut self, left: &[u16], right: &[u16]) {
        for (a, b) in left.iter().zip(right) {
            // The mask changes no such sum, and spares the question whether it is too large.
            self.last_round[usize::from((a ^ b) & LARGEST)] = self.round;
        }
    }

    /// Whether `value` is in the set, `value <= LARGEST`.
    #[cfg(feature = "large")]
    pub fn contains(&self, value: u16) -> bool {
        self.last_round[usize::from(value)] == self.round
    }

    /// The least value from `from` on that is not in the set; LARGEST + 1 if all are.
    #[inline]
    pub fn least_absent_from(&self, from: u16) -> u16 {
        let rest = self.last_round[usize::from(from)..].iter();
        from + rest.take_while(|&&round| round == self.round).count() as u16
    }

    /// Empties the set. O(1) but for every 65535th time.
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

/// Fills `table[from..]` so that `table[n]` is the Grundy value of a heap of `n`.
///
/// `rule(n, done, seen)` inserts the value of every option of `n` into `seen`; `done` is
/// `table[..n]`. Options are smaller heaps, or sums of them. The part before `from` must have been
/// filled by the same rule. Nothing is allocated.
///
/// # Panics
///
/// If a value would exceed [`LARGEST`]; if `from` is greater than the length of `table`.
///
/// # Complexity
///
/// One call of `rule` for each heap, O(number of its options) besides.
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
        open[0] = seen.least_absent();
        seen.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::{fill, Mex, LARGEST};

    fn mex_of_all_below(bound: u16) -> u16 {
        let mut seen = Mex::new();
        (0..bound).for_each(|value| seen.insert(value));
        seen.least_absent()
    }

    #[test]
    fn least_absent_of_an_unbroken_run_is_its_end() {
        for &bound in &[0, 1, 63, 64, 65, 4095, 4096, LARGEST - 1, LARGEST] {
            assert_eq!(mex_of_all_below(bound), bound);
        }
    }

    #[test]
    #[should_panic(expected = "exceeds")]
    fn a_full_set_has_no_least_absent() {
        mex_of_all_below(LARGEST + 1);
    }

    #[test]
    #[should_panic(expected = "exceeds")]
    fn a_value_above_the_largest_is_refused() {
        Mex::new().insert(LARGEST + 1);
    }

    #[test]
    fn least_absent_finds_the_first_gap_not_the_last() {
        let mut seen = Mex::default();
        [0, 1, 2, 4, 5, 7, 70]
            .iter()
            .for_each(|&value| seen.insert(value));
        assert_eq!(seen.least_absent(), 3);
        seen.insert(3);
        assert_eq!(seen.least_absent(), 6);
    }

    #[test]
    fn a_cleared_set_is_empty_however_often_it_was_cleared() {
        let mut seen = Mex::new();
        for round in 0..140_000 {
            assert_eq!(seen.least_absent(), 0, "round {}", round);
            // A mark left in one round of 65535 must not be seen when the count starts anew.
            if round == 0 || round == 70_000 {
                seen.insert(0);
                assert_eq!(seen.least_absent(), 1);
            }
            seen.clear();
        }
    }

    #[test]
    fn a_table_filled_in_parts_is_the_table_filled_at_once() {
        let nim = |n: usize, done: &[u16], seen: &mut Mex| {
            assert_eq!(done.len(), n);
            done.iter().for_each(|&value| seen.insert(value));
        };
        let mut table = [0; 100];
        fill(&mut table[..37], 0, nim);
        fill(&mut table, 37, nim);
        assert!((0..100).all(|n| table[n] as usize == n));
        fill(&mut [], 0, nim);
    }
}
