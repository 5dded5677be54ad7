//! Nim game II: heaps, take 1 to 3.

use crate::hard::takes;
use crate::problem::*;
use crate::references::bash::limited;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format =
        header_in_all("heaps", 200_000, parts![heaps(200_000, heap(1_000_000_000).small(7))]);
    Problem::new(format, reference).hard(|random| takes(2000, 1_000_000_000, 1, 3, &[], random))
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let heaps = case.numbers("heaps");
    choose(limited(&heaps, &vec![3; heaps.len()], why), "first", "second")
}
