//! Black and white: Moore's Nim with the gaps between pieces.

use crate::problem::*;
use crate::references::moore::{placements_not_lost, placements_won};

pub fn problem() -> Problem {
    let k = number("k", 2, 100).within(2, "n").even();
    let d = number("d", 1, 100).within(1, u64::MAX).small(4);
    let d = d.judge_by(1, "k");
    let n = number("n", 2, 10_000).within(2, 100_000).small(8);
    Problem::new(one(parts![n, k.small(6), d]), reference).hard(hard)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, k, d) = (case.number("n"), case.number("k"), case.number("d"));
    let won = if n <= 8 { placements_won(n, k, d, why) } else { placements_not_lost(n, k, d) };
    line(&[won])
}

/// Placements: at the limits, and with moves of more pieces than there are pairs.
fn hard(_: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for n in [10_000, 9999, 300, 101] {
        for (k, d) in
            [(100, 1), (100, 2), (100, 49), (100, 50), (100, 100), (98, 3), (2, 1), (2, 2)]
        {
            all.push([("n", n), ("k", k), ("d", d)]);
        }
    }
    let case =
        |parts: [(&'static str, u64); 3]| parts.map(|(name, n)| (name, Value::Number(n))).to_vec();
    all.into_iter().map(case).collect()
}
