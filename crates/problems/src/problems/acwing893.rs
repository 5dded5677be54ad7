//! Nim of a set: a subtraction game.

use crate::hard::{all_values, numbers};
use crate::problem::*;
use crate::references::subtraction::won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let heaps = heaps(100, heap(10_000).small(9));
    Problem::new(
        one(parts![set(100, 10_000).judge_order(Order::Distinct).below(), heaps]),
        |case, why| choose(won(&case.numbers("set"), &case.numbers("heaps"), why), "Yes", "No"),
    )
    .hard(|_| {
        let (set, positions) = all_values(100);
        let case = |heaps: &Vec<u64>| vec![("set", numbers(&set)), ("heaps", numbers(heaps))];
        positions.iter().map(case).collect()
    })
}
