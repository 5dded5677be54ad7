//! Nim with the moves.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = to_zero(parts![heaps(200_000, heap(1_000_000_000))]);
    Problem::with(format, || Nim::new(false), reference)
        .hard(|random| nim(2000, 1_000_000_000, random))
}

fn reference(case: &Case, nim: &mut Nim, why: &mut Witness) -> String {
    nim.moves(&case.numbers("heaps"), why)
}
