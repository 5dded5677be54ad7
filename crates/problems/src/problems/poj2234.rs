//! Matches Game: Nim.

use crate::games::nim::Nim;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::with(
        to_end(parts![list("heaps", 20, heap(10_000_000))]),
        || Nim::new(false),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "Yes", "No"),
    )
    .hard(|random| nim(20, 10_000_000, random))
}
