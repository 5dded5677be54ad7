//! Misere Nim.

use crate::hard::{nim, ones};
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = header(200, parts![heaps(100, heap(1_000_000_000).small(8))]);
    Problem::with(format, || Nim::new(true), reference)
        .numbered()
        .hard(|random| [ones(100), nim(100, 1_000_000_000, random)].concat())
}

fn reference(case: &Case, nim: &mut Nim, why: &mut Witness) -> String {
    choose(nim.won(&case.numbers("heaps"), why), "Alice", "Bob")
}
