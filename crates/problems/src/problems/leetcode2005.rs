//! Subtree Removal Game with Fibonacci Tree: whoever removes the root loses.

use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::new(one(parts![n(100).within(1, u64::MAX).small(200)]), |case, why| {
        choose(tree_won(case.number("n"), why), "true", "false")
    })
}

fn tree_won(n: u64, why: &mut Witness) -> bool {
    if n <= 6 {
        let mut below = Vec::new();
        grow(n, &mut below);
        // A position is the set of nodes that are left, as bits; the root stays, because to remove it loses.
        let all = (1 << below.len()) - 1;
        let cut = |position: &[u64]| {
            let left = (1..below.len()).filter(|node| position[0] >> node & 1 == 1);
            left.map(|node| vec![position[0] & !below[node]]).collect()
        };
        return PlayedOut::new(cut).won(&[all], why);
    }
    // Second method: the values by the colon principle up to 1000; from there their zeros come again.
    let n = if n > 1000 { 994 + (n - 994) % 6 } else { n };
    let (mut value, mut next) = (0_u64, 1);
    for _ in 1..n {
        (value, next) = (next, (next + 1) ^ (value + 1));
    }
    value != 0
}

/// Adds the nodes of the tree of n, each as the set of itself and all nodes below it.
fn grow(n: u64, below: &mut Vec<u64>) {
    let root = below.len();
    below.push(0);
    if n > 2 {
        grow(n - 2, below);
    }
    if n > 1 {
        grow(n - 1, below);
    }
    below[root] = (1 << below.len()) - (1 << root);
}
