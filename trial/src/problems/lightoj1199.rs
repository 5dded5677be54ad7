//! Partitioning game: Grundy's game, several heaps.

use crate::games::heaps::Grundy;
use crate::problem::*;

pub fn problem() -> Problem {
    let heap = heap(10_000).within(0, 50_000).small(12);
    let format = header_of_any(100, parts![heaps(100, heap).small(3)]);
    Problem::new(format, reference)
}

fn reference() -> Reference {
    let mut grundy = Grundy::new();
    numbered(move |case, why| grundy.won(&case.numbers("heaps"), why))
}
