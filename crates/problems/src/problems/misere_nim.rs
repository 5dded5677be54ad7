//! Misere Nim with the moves.

use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    Problem::with(to_zero(parts![heaps(100, heap(1_000_000_000))]), || Nim::new(true), reference)
}

fn reference(case: &Case, nim: &mut Nim, why: &mut Witness) -> String {
    nim.moves(&case.numbers("heaps"), why)
}
