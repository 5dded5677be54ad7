//! Dividing game.

use crate::hard::exponents;
use crate::problem::*;
use crate::references::divisor::first_winning;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("number", 2, 100_000).within(1, u64::MAX).small(64);
    Problem::new(one(parts![list("numbers", 100_000, n).small(3).below()]), |case, _| {
        choose(first_winning(&case.numbers("numbers")).is_some(), "Anna", "Bruno")
    })
    .hard(|_| exponents("numbers", 2, 100_000))
}
