//! Introduction to Nim Game.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::with(
        header(100, parts![heaps(100, heap(100).judged(0, 100))]),
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "First", "Second"),
    )
    .hard(|random| nim(100, 100, random))
}
