//! Nim.

use crate::games::nim::winner;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    let format =
        header(10, parts![heaps(10_000, heap(1_000_000_000).judged(0, 1_000_000_000).small(7),)]);
    Problem::new(format, || winner(false, "Yes", "No"))
        .hard(|random| nim(2000, 1_000_000_000, random))
}
