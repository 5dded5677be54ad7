//! Chalkboard XOR Game: whoever makes the xor 0 loses.

use crate::problem::*;
use crate::references::heaps::erasing_won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let number = number("number", 0, 65_535).small(6);
    Problem::new(one(parts![list("numbers", 1000, number).small(6).below()]), |case, why| {
        choose(erasing_won(&case.numbers("numbers"), why), "true", "false")
    })
}
