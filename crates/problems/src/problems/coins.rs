//! Coins: a subtraction game with one heap.

use crate::problem::*;
use crate::references::subtraction::values;

pub fn problem() -> Problem {
    Problem::new(to_end(parts![number("x", 0, 10_000).small(30), set(100, 10_000)]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let value = values(&case.numbers("set"), &[case.number("x")])[0];
    choose(value != 0, "Alice", "Bob")
}
