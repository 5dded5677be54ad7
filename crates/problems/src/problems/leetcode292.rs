//! Nim Game: take 1 to 3.

use crate::problem::*;
use crate::references::bash::limited;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::new(one(parts![n((1 << 31) - 1).within(1, u64::MAX).small(200)]), |case, why| {
        choose(limited(&[case.number("n")], &[3], why), "true", "false")
    })
}
