//! Bob and Ben: a forest from which nodes are removed.

use crate::problem::*;
use crate::references::nim::is_odd;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let m = m(1_000_000_000).within(1, u64::MAX).small(8);
    let k = number("k", 2, 100).within(1, u64::MAX).small(3);
    let trees = times_of("trees", "n", parts![m, k]);
    let format = header_in_all("n", 1_000_000, parts![n(1_000_000).small(3), Line, trees]);
    Problem::with(format, || PlayedOut::new(options), reference)
}

/// The moves. Each tree is three numbers: m, k, and the set of the nodes that are left, as bits.
fn options(position: &[u64]) -> Vec<Position> {
    each_part(3, position, |tree| {
        let &[m, k, nodes] = tree else { panic!("three numbers") };
        let edges = (1..m).map(|j| (j + 1, (j / k).max(1)));
        let edges = edges.map(|(a, b)| 1 << a | 1 << b).filter(|edge| nodes & edge == *edge);
        let edges: Vec<u64> = edges.collect();
        let without = |node: u64| match edges.iter().filter(|&edge| edge >> node & 1 == 1).count() {
            1 => nodes ^ 1 << node,
            _ => 0,
        };
        let left = (1..=m).filter(|node| nodes >> node & 1 == 1);
        left.map(|node| [m, k, without(node)]).collect()
    })
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let trees = case.lists("trees");
    let won = if trees.len() <= 3 && trees.iter().all(|tree| tree[0] <= 8) {
        let whole = |tree: &Vec<u64>| [tree[0], tree[1], (2 << tree[0]) - 2];
        game.won(&trees.iter().flat_map(whole).collect::<Vec<u64>>(), why)
    } else {
        // Second method: node by node, from the value of a tree with one less; in larger ones only the parity counts.
        let node = |less, m| if m == 2 { 0 } else { 1 + u64::from(m > 2 && less == 1) };
        let value = |tree: &Vec<u64>| (1..=tree[0].min(98 + tree[0] % 2)).fold(0, node);
        is_odd(&trees.iter().map(value).collect::<Vec<u64>>())
    };
    choose(won, "BOB", "BEN")
}
