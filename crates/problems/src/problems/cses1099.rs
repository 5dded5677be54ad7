//! Stair game: staircase Nim, of which stair 1 is the end.

use crate::hard::stairs;
use crate::problem::*;
use crate::references::staircase::{stair, stair_won};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let balls = heap(1_000_000_000).judged(0, 1_000_000_000).small(4);
    let each = list("stairs", 200_000, balls).below();
    let format = header_in_all("stairs", 200_000, parts![each]);
    Problem::with(format, || PlayedOut::new(stair), reference)
        .hard(|random| stairs(2000, 1_000_000_000, random))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    // Stair 1 is the ground.
    let stairs = case.numbers("stairs");
    let steps = stairs.get(1..).unwrap_or_default();
    choose(stair_won(steps, game, why), "first", "second")
}
