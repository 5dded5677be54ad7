//! A number of a case, and its ranges.

use super::bound::{Bound, Bounds};
use super::case::Case;

/// A number and its ranges: the judge's, the program's, and that of small positions.
///
/// [`number`] sets the judge's range, from which the largest inputs are made; `judge_by` narrows it by an earlier
/// number. The program's range is all of u64 unless `within` narrows it; the program must refuse a number outside. In
/// small positions, which the references play out, all numbers go from the least to `small`, as far as the program
/// accepts them.
///
/// ```
/// use grundy_problems::format::number;
///
/// // The judge gives up to 1000; the program takes 1 up to 2^64 - 1; all up to 40 are played out.
/// let n = number("n", 1, 1000).within(1, u64::MAX).small(40);
/// // An interval's right end lies behind its left one, which was read before.
/// let right = number("r", 2, 100).within("l + 1", u64::MAX);
/// // 0 nodes are no fault, but then a token would have no place: no case is made of less than 2.
/// let nodes = number("n", 2, 2000).at_least(2).small(7);
/// ```
#[derive(Clone)]
pub struct Number {
    pub(super) name: &'static str,
    pub(super) low: Bound,
    pub(super) high: Bound,
    pub(super) judge: (u64, u64),
    pub(super) judge_by: Option<(Bound, Bound)>,
    pub(super) is_even: bool,
    pub(super) least: u64,
    pub(super) small: u64,
}

impl Number {
    /// A number with this one range everywhere.
    pub(super) fn exactly(low: u64, high: u64) -> Number {
        number("", low, high).within(low, high)
    }

    /// The range, given the earlier parts of a case.
    pub(super) fn range(&self, case: &Case, bounds: Bounds) -> (u64, u64) {
        let (low, high) = (self.low.at(case), self.high.at(case));
        if bounds == Bounds::Program {
            return (low, high);
        }
        let more = self.judge_by.map(|(low, high)| (low.at(case), high.at(case)));
        let (least, most) = more.unwrap_or(self.judge);
        let low = low.max(self.judge.0).max(least);
        (low, high.min(self.judge.1).min(most))
    }

    /// Replaces the judge's range that `number` or `list` gave.
    pub fn judged(self, low: u64, high: u64) -> Number {
        let judge = (low, high);
        Number { judge, ..self }
    }

    /// Narrows the judge's range by an earlier number. If the second of two heaps is the larger: `number("b", 1,
    /// 1000).judge_by("a", u64::MAX)`.
    pub fn judge_by(self, low: impl Into<Bound>, high: impl Into<Bound>) -> Number {
        let judge_by = Some((low.into(), high.into()));
        Number { judge_by, ..self }
    }

    /// Sets the program's range, if it is not all of u64: `number("heap", 0, 100).within(0, 70)`, or for a node of a
    /// graph of n nodes `number("node", 1, 1000).within(1, "n")`.
    pub fn within(self, low: impl Into<Bound>, high: impl Into<Bound>) -> Number {
        let (low, high) = (low.into(), high.into());
        Number { low, high, ..self }
    }

    /// Makes the number even; its ranges must begin with an even number.
    pub fn even(self) -> Number {
        let is_even = true;
        Number { is_even, ..self }
    }

    /// Sets the least number in a generated case, where the program accepts less but the rest of the case could not be
    /// made.
    pub fn at_least(self, least: u64) -> Number {
        Number { least, ..self }
    }

    /// Sets the largest number in a small position, if it is not 12, or 4 for a count: as large as the reference allows
    /// if it is to play out all positions up to there in a second or so.
    pub fn small(self, small: u64) -> Number {
        Number { small, ..self }
    }
}

/// A number and its range at the judge.
pub fn number(name: &'static str, low: u64, high: u64) -> Number {
    Number {
        name,
        low: 0.into(),
        high: u64::MAX.into(),
        judge: (low, high),
        judge_by: None,
        is_even: false,
        least: 0,
        small: 12,
    }
}
