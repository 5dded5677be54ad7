//! Nim of a set: a subtraction game.

use crate::problem::*;
use crate::references::subtraction::won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let heaps = heaps(100, heap(10_000).small(9));
    Problem::new(
        one(parts![set(100, 10_000).judge_order(Order::Distinct).below(), heaps]),
        |case, why| choose(won(&case.numbers("set"), &case.numbers("heaps"), why), "Yes", "No"),
    )
}
