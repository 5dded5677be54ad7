//! Game of CS: edges with weights, which a move lowers by 1.

use crate::problem::*;
use crate::references::tree::Tree;

/// Bounds: no copy of n and the weights.
pub fn problem() -> Problem {
    let n = number("n", 2, 1000).within(1, u64::MAX).small(6);
    let weight = number("weight", 1, 1_000_000_000).within(1, u64::MAX).small(4);
    let format = header(500, parts![n, Part::Tree("n", 0, parts![weight])]);
    Problem::new(format, reference).numbered()
}

fn reference(case: &Case, why: &mut Witness) -> String {
    choose(Tree::new(case, 0).won(why), "Emily", "Jolly")
}
