//! Christmas Game: staircase Nim on a tree, for each node as the root.

use crate::problem::*;
use crate::references::staircase::up;
use crate::references::tree::is_sum_up_to;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 3, 100_000).within(1, u64::MAX).small(4);
    let k = number("k", 1, 20).within(1, 100).small(4);
    let gifts = times("gifts", "n", number("gifts", 0, 1_000_000_000).small(2));
    let format = one(parts![n, k.clone(), Part::Tree("n", 1, parts![]), gifts]);
    Problem::new(format, |case, _| winners(case))
}

/// The winner for each node as the root.
fn winners(case: &Case) -> String {
    let (n, k) = (case.number("n"), case.number("k"));
    let (gifts, edges) = (case.numbers("gifts"), case.lists("tree"));
    let mut at = vec![Vec::new(); n as usize + 1];
    for edge in &edges {
        at[edge[0] as usize].push(edge[1]);
        at[edge[1] as usize].push(edge[0]);
    }
    let is_small = n <= 5 && is_sum_up_to(10, &gifts);
    let winners = (1..=n).map(|root| {
        let mut parents = vec![0; n as usize + 1];
        let mut nodes = vec![(root, 0)];
        let mut sum = 0;
        let mut next = 0;
        while next < nodes.len() {
            let (node, depth) = nodes[next];
            next += 1;
            // Second method: breadth first from every root; the gifts that need an odd number of moves count.
            if depth / k % 2 == 1 {
                sum ^= gifts[node as usize - 1];
            }
            for &to in &at[node as usize] {
                if to != parents[node as usize] {
                    parents[to as usize] = node;
                    nodes.push((to, depth + 1));
                }
            }
        }
        let won = if is_small {
            PlayedOut::new(|gifts: &[u64]| up(gifts, k, &parents)).search(&gifts)
        } else {
            sum != 0
        };
        u64::from(won)
    });
    line(&winners.collect::<Vec<u64>>())
}
