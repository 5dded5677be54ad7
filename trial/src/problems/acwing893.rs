//! Nim of a set: a subtraction game.

use crate::games::subtraction::won;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(format(), reference)
}

fn format() -> Format {
    let heaps = heaps(100, heap(10_000).small(9));
    one(parts![set(100, 10_000).below(), heaps])
}

fn reference() -> Reference {
    answer(|case| {
        choose(
            won(&case.numbers("set"), &case.numbers("heaps")),
            "Yes",
            "No",
        )
    })
}
