//! Staircase Nim, above the ground.

use crate::hard::stairs;
use crate::problem::*;
use crate::references::staircase::{stair, stair_won};

pub fn problem() -> Problem {
    let format = one(parts![list("stairs", 100_000, heap(1_000_000_000).small(4)).below()]);
    Problem::with(format, || PlayedOut::new(stair), reference)
        .hard(|random| stairs(2000, 1_000_000_000, random))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(stair_won(&case.numbers("stairs"), game, why), "Yes", "No")
}
