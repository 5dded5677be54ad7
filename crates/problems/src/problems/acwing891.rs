//! Nim.

use crate::games::nim::Nim;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::with(
        one(parts![heaps(100_000, heap(1_000_000_000))]),
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "Yes", "No"),
    )
    .hard(|random| nim(2000, 1_000_000_000, random))
}
