//! Taking stones 2: Nim.

use crate::games::nim::winner;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(one(parts![heaps(50_000, heap(1_000_000_000))]), || winner(false, "win", "lose"))
        .hard(|random| nim(2000, 1_000_000_000, random))
}
