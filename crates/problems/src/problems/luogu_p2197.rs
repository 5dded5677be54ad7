//! Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    let format =
        header(10, parts![heaps(10_000, heap(1_000_000_000).judged(0, 1_000_000_000).small(7),)]);
    Problem::with(
        format,
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "Yes", "No"),
    )
    .hard(|random| nim(2000, 1_000_000_000, random))
}
