//! Game of Stones: take 2, 3 or 5.

use crate::problem::*;
use crate::references::subtraction::won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::new(header(100, parts![n(100).small(100)]), |case, why| {
        choose(won(&[2, 3, 5], &[case.number("n")], why), "First", "Second")
    })
}
