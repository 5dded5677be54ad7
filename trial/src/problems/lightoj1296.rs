//! Again stone game: up to half of a heap.

use crate::games::exceptions::parts_won;
use crate::problem::*;

pub fn problem() -> Problem {
    let format = header_of_any(100, parts![heaps(1000, heap(1_000_000_000).small(30)).small(3)]);
    Problem::new(format, reference)
}

fn reference() -> Reference {
    numbered(|case, why| {
        let halves = |heap| (heap, 2);
        parts_won(&case.numbers("heaps").into_iter().map(halves).collect::<Vec<_>>(), why)
    })
}
