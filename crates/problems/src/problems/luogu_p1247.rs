//! Taking matches: Nim with a winning move.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    Problem::with(one(parts![heaps(500_000, heap(1_000_000_000))]), || Nim::new(false), reference)
        .hard(|random| nim(2000, 1_000_000_000, random))
}

fn reference(case: &Case, nim: &mut Nim, _: &mut Witness) -> String {
    nim.first_move(case.numbers("heaps"))
}
