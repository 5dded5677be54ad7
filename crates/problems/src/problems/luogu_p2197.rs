//! Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    let format = header(10, parts![heaps(10_000, heap(9999).judged(0, 9999).small(7))]);
    Problem::with(
        format,
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "Yes", "No"),
    )
    .hard(|random| nim(2000, 9999, random))
}
