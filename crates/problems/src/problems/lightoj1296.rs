//! Again stone game: up to half of a heap.

use crate::problem::*;
use crate::references::exceptions::parts_won;

pub fn problem() -> Problem {
    let format = header(100, parts![heaps(1000, heap(1_000_000_000).small(30)).small(3)]);
    Problem::new(format, reference).numbered()
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let halves = |heap| (heap, 2);
    let heaps: Vec<_> = case.numbers("heaps").into_iter().map(halves).collect();
    choose(parts_won(&heaps, why), "Alice", "Bob")
}
