//! Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::with(
        one(parts![heaps(100_000, heap(1_000_000_000))]),
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "Yes", "No"),
    )
    .hard(|random| nim(2000, 1_000_000_000, random))
}
