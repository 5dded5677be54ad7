//! Nim game I.

use crate::games::nim::winner;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    let format =
        header_in_all("heaps", 200_000, parts![heaps(200_000, heap(1_000_000_000).small(7))]);
    Problem::new(format, || winner(false, "first", "second"))
        .hard(|random| nim(2000, 1_000_000_000, random))
}
