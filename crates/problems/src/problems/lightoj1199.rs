//! Partitioning game: Grundy's game, several heaps.

use crate::problem::*;
use crate::references::heaps::Grundy;

pub fn problem() -> Problem {
    let heap = heap(10_000).within(0, 50_000).small(12);
    let format = header(1000, parts![heaps(100, heap).small(3)]);
    Problem::with(format, Grundy::new, reference).numbered()
}

fn reference(case: &Case, grundy: &mut Grundy, why: &mut Witness) -> String {
    choose(grundy.won(&case.numbers("heaps"), why), "Alice", "Bob")
}
