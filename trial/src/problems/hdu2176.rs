//! Nim with the moves.

use crate::games::nim::Nim;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(to_zero(parts![heaps(200_000, heap(1_000_000_000))]), reference)
        .hard(|random| nim(2000, 1_000_000_000, random))
}

fn reference() -> Reference {
    let mut nim = Nim::new(false);
    answer(move |case, why| nim.moves(&case.numbers("heaps"), why))
}
