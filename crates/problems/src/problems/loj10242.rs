//! Taking stones 2: Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::with(
        one(parts![heaps(50_000, heap(100_000))]),
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "win", "lose"),
    )
    .hard(|random| nim(2000, 100_000, random))
}
