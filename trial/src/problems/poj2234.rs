//! Matches Game: Nim.

use crate::games::nim::Nim;
use crate::hard::nim;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(to_end(parts![list("heaps", 20, heap(10_000_000))]), reference).hard(hard)
}

fn reference() -> Reference {
    let mut nim = Nim::new(false);
    answer(move |case, why| choose(nim.won(&case.numbers("heaps"), why), "Yes", "No"))
}

fn hard(random: &mut Random) -> Vec<Parts> {
    nim(20, 10_000_000, random)
}
