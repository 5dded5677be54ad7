//! Matches Game: Nim.

use crate::games::nim::winner;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(to_end(parts![list("heaps", 20, heap(10_000_000))]), || winner(false, "Yes", "No"))
        .hard(|random| nim(20, 10_000_000, random))
}
