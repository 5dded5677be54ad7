//! Tower Breakers, Revisited: replace a height by a divisor.

use crate::problem::*;
use crate::references::divisor::first_winning;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let height = number("height", 1, 1_000_000).within(1, u64::MAX);
    let towers = list("towers", 100, height.small(24)).small(3);
    Problem::new(header(100, parts![towers.below()]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let first = first_winning(&case.numbers("towers"));
    choose(first.is_some(), "1", "2")
}
