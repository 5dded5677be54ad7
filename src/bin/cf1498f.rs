//! Christmas Game: staircase Nim on a tree, for each node as the root.

use grundy::graphs::tree;
use grundy::io::{self, Fault, Io};
use grundy::rows::staircase;

const ABOUT: &str = "\
Gifts on the nodes of a tree: a move carries some gifts from one node to the node k edges nearer
to the root; whoever cannot move loses. Who wins, for each node as the root?

This is staircase Nim: the gifts at distance d from the root are on step d / k, rounded down.

Game:    staircase
Judged:  Codeforces 1498F; 2 s, 256 MB; n from 3 to 10^5, k up to 20, gifts up to 10^9
Input:   one case: `n k`, n - 1 edges `x y`, then the gifts of each node; nodes from 1.
Output:  for each node `1` if the first player wins, or `0`; on one line.
Range:   n from 1 to 2^64 - 1, k from 1 to 100, gifts up to 2^64 - 1.
Cost:    O(n k), some 16 k + 100 bytes a node.

Sample input:
5 1
1 2
1 3
5 2
4 3
0 3 2 4 4
Sample output:
1 0 0 1 1
";

const MAX_K: u64 = 100;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, k) = (io.read_in(1, u64::MAX)?, io.read_in(1, MAX_K)?);
    let mut edges = Vec::new();
    for _ in 1..n {
        edges.push(io.read_edge(1, n)?);
    }
    let tree = tree::branches(0, &edges).ok_or_else(|| io.not_a_tree())?;
    let gifts = io.read_list(n, 0, u64::MAX)?;
    let sums = staircase::nim_sums_by_root(&tree, &gifts, k as usize);
    io.write_numbers(sums.into_iter().map(|sum| (sum != 0) as u64))
}

fn main() {
    io::run("cf1498f", ABOUT, solve);
}
