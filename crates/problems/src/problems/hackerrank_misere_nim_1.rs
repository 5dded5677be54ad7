//! Misere Nim.

use crate::hard::{nim, ones};
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: two copies.
pub fn problem() -> Problem {
    Problem::with(
        header(100, parts![heaps(100, heap(1_000_000_000))]),
        || Nim::new(true),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "First", "Second"),
    )
    .hard(|random| [ones(100), nim(100, 1_000_000_000, random)].concat())
}
