//! Deforestation: Green Hackenbush on a tree.

use crate::problem::*;
use crate::references::tree::Tree;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format =
        header(100, parts![n(500).within(1, u64::MAX).small(7), Part::Tree("n", 1, vec![])]);
    Problem::new(format, |case, why| choose(Tree::new(case, 1).won(why), "Alice", "Bob"))
}
