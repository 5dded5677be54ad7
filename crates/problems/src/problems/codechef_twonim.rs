//! TWONIM: whoever makes the nim-sum 0 loses.

use crate::problem::*;
use crate::references::heaps::erasing_won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = header(10, parts![heaps(500, heap(500).small(4)).small(5)]);
    Problem::new(format, |case, why| {
        choose(erasing_won(&case.numbers("heaps"), why), "First", "Second")
    })
}
