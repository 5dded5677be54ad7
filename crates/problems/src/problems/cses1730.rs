//! Nim game I.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format =
        header_in_all("heaps", 200_000, parts![heaps(200_000, heap(1_000_000_000).small(7))]);
    Problem::with(
        format,
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "first", "second"),
    )
    .hard(|random| nim(2000, 1_000_000_000, random))
}
