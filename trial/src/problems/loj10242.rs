//! Taking stones 2: Nim.

use crate::games::nim::Nim;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(one(parts![heaps(50_000, heap(1_000_000_000))]), reference).hard(hard)
}

fn reference() -> Reference {
    let mut nim = Nim::new(false);
    answer(move |case, why| choose(nim.won(&case.numbers("heaps"), why), "win", "lose"))
}

fn hard(random: &mut Random) -> Vec<Parts> {
    nim(2000, 1_000_000_000, random)
}
