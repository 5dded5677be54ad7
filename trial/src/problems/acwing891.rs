//! Nim.

use crate::games::nim::winner;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(one(parts![heaps(100_000, heap(1_000_000_000))]), || winner(false, "Yes", "No"))
        .hard(|random| nim(2000, 1_000_000_000, random))
}
