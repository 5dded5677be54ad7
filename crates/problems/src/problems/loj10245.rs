//! Chocolate bars: Nim whose heaps are taken out of a box first.

use crate::problem::*;
use crate::references::box_of_bars::won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let bar = number("bar", 1, 1_000_000_000).within(1, u64::MAX).small(5);
    let format = to_end(parts![list("bars", 14, bar).below()]).of_cases(10, 10);
    Problem::new(format, |case, why| choose(won(&case.numbers("bars"), why), "NO", "YES"))
}
