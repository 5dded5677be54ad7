//! Matches Game: Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    Problem::with(
        to_end(parts![list("heaps", 20, heap(10_000_000))]),
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "Yes", "No"),
    )
    .hard(|random| nim(20, 10_000_000, random))
}
