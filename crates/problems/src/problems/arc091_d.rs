//! Strange Nim: take up to floor(X / K) from a heap of X.

use crate::problem::*;
use crate::references::exceptions::parts_won;

pub fn problem() -> Problem {
    let k = number("k", 1, 1_000_000_000).within(1, u64::MAX).small(6);
    let heaps = lists_of("heaps", 200, parts![heap(1_000_000_000).small(14), k]);
    Problem::new(one(parts![heaps.small(3)]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let heaps: Vec<(u64, u64)> = case.lists("heaps").iter().map(|h| (h[0], h[1])).collect();
    choose(parts_won(&heaps, why), "Takahashi", "Aoki")
}
