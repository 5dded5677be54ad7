//! Rules: what a move may leave of a heap.
//!
//! Checked: the options of every heap up to 40 for all codes of two digits, against the definition of the code.

use super::Move;

/// A take-and-break rule with finitely many moves. It keeps the moves of a hexadecimal code too, but
/// [`options`](Rule::options) gives only those that leave two heaps at most.
///
/// ```
/// use grundy_engine::octal::Rule;
/// use grundy_engine::octal::moves;
///
/// let kayles = Rule::new(&moves("0.77").unwrap());
/// let mut options = Vec::new();
/// kayles.options(4, |take, left, right| options.push((take, left, right)));
/// assert_eq!(options, [(1, 0, 3), (1, 1, 2), (2, 0, 2), (2, 1, 1)]);
/// assert_eq!(kayles.most_taken(), 2);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    // Ascending, each move once, no digit 0.
    moves: Vec<Move>,
}

impl Rule {
    /// The rule with these moves, in any order. A move that occurs twice has the digits of both.
    ///
    /// # Panics
    ///
    /// If a digit is greater than 15, or if a move that takes 0 may leave one heap or none.
    pub fn new(moves: &[Move]) -> Rule {
        let mut moves = moves.to_vec();
        moves.retain(|&(take, digit)| {
            assert!(digit < 16 && (take > 0 || digit & 3 == 0), "no digit");
            digit != 0
        });
        moves.sort_unstable();
        moves.dedup_by(|next, kept| {
            kept.1 |= if next.0 == kept.0 { next.1 } else { 0 };
            next.0 == kept.0
        });
        Rule { moves }
    }

    /// The most that a move takes; 0 if no move takes anything.
    pub fn most_taken(&self) -> u64 {
        self.moves.last().map_or(0, |&(take, _)| take)
    }

    /// The moves, ascending, each at most once.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Calls `each` with every move from `heap`, ascending: what it takes, and the two heaps that it leaves,
    /// the smaller first; 0 is no heap.
    ///
    /// # Complexity
    ///
    /// O(heap) for a move that may leave two heaps, O(1) for any other.
    pub fn options<F>(&self, heap: u64, mut each: F)
    where
        F: FnMut(u64, u64, u64),
    {
        for &(take, digit) in self.moves.iter().take_while(|step| step.0 <= heap) {
            let rest = heap - take;
            let one = if rest == 0 { 1 } else { 2 };
            if digit & one != 0 {
                each(take, 0, rest);
            }
            if digit & 4 != 0 {
                for left in 1..=rest / 2 {
                    each(take, left, rest - left);
                }
            }
        }
    }

    // The number of steps that it takes to go through the options of `heap`.
    pub(crate) fn cost(&self, heap: u64) -> u64 {
        let steps = self.count(heap).saturating_mul(4);
        steps.saturating_add(1 + self.moves.len() as u64)
    }

    /// The number of options of `heap`, which is how often [`options`](Rule::options) calls `each`; at most `u64::MAX`.
    ///
    /// # Complexity
    ///
    /// O(moves).
    pub fn count(&self, heap: u64) -> u64 {
        let moves = self.moves.iter().take_while(|step| step.0 <= heap);
        moves.fold(0, |count: u64, &(take, digit)| {
            let rest = heap - take;
            let one = if rest == 0 { 1 } else { 2 };
            let alone = u64::from(digit & one != 0);
            let splits = if digit & 4 != 0 { rest / 2 } else { 0 };
            count.saturating_add(alone + splits)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Rule;
    use crate::octal::moves;

    #[test]
    fn options_are_what_the_digits_say() {
        for code in 0..128 {
            let (d0, d1, d2) = (code / 64 * 4, code / 8 % 8, code % 8);
            let rule = Rule::new(&moves(&format!("{d0}.{d1}{d2}")).unwrap());
            for heap in 0..40 {
                let mut expected = Vec::new();
                for &(take, digit) in &[(0, d0), (1, d1), (2, d2)] {
                    for left in 0..=heap {
                        for right in left..=heap {
                            let parts = u32::from(left > 0) + u32::from(right > 0);
                            if take + left + right == heap && digit >> parts & 1 == 1 {
                                expected.push((take, left, right));
                            }
                        }
                    }
                }
                let mut found = Vec::new();
                rule.options(heap, |take, left, right| found.push((take, left, right)));
                assert_eq!(found, expected, "{d0}.{d1}{d2} heap {heap}");
                assert_eq!(rule.count(heap), expected.len() as u64);
            }
        }
    }

    #[test]
    fn a_move_that_stands_twice_has_both_digits() {
        let rule = Rule::new(&[(2, 1), (1, 0), (2, 5), (1, 2)]);
        assert_eq!(rule.moves(), [(1, 2), (2, 5)]);
        assert_eq!(Rule::new(&[]).most_taken(), 0);
    }

    #[test]
    fn options_are_counted_as_far_as_numbers_go() {
        let (one, two) = (Rule::new(&[(1, 7)]), Rule::new(&[(1, 4), (2, 4), (3, 4)]));
        assert_eq!(one.count(u64::MAX), (u64::MAX - 1) / 2 + 1);
        assert_eq!(two.count(u64::MAX), u64::MAX);
    }
}
