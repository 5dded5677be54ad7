//! Game of Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: two copies.
pub fn problem() -> Problem {
    Problem::with(
        one(parts![list("heaps", 7, heap(7))]),
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "true", "false"),
    )
    .hard(|random| nim(7, 7, random))
}
