//! Misere Nim with the moves.

use crate::games::nim::Nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(to_zero(parts![heaps(100, heap(1_000_000_000))]), reference)
}

fn reference() -> Reference {
    let mut nim = Nim::new(true);
    answer(move |case, why| nim.moves(&case.numbers("heaps"), why))
}
