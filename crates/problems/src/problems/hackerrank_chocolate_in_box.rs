//! Chocolate in Box: how many first moves win at Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let format = one(parts![heaps(1_000_000, heap(1_000_000_000))]);
    Problem::with(format, || Nim::new(false), reference)
        .hard(|random| nim(2000, 1_000_000_000, random))
}

fn reference(case: &Case, nim: &mut Nim, why: &mut Witness) -> String {
    let heaps = case.numbers("heaps");
    nim.won(&heaps, why);
    line(&[nim.winning(&heaps).len() as u64])
}
