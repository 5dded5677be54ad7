//! Game on Tree: Green Hackenbush.

use crate::problem::*;
use crate::references::tree::Tree;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 2, 100_000).within(1, u64::MAX).small(8);
    let format = one(parts![n, Part::Tree("n", 1, parts![])]);
    Problem::new(format, |case, why| choose(Tree::new(case, 1).won(why), "Alice", "Bob"))
}
