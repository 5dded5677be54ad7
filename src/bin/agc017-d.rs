//! Game on Tree: Green Hackenbush.

use grundy::graphs::{hackenbush, tree};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A tree: a move removes an edge and the part cut off from node 1; whoever cannot move loses.

This is Green Hackenbush: a node is worth the xor, over its children, of the child's value plus 1.

Game:    hackenbush
Judged:  AtCoder agc017_d; 2 s, 256 MB; N up to 10^5
Input:   one case: `N`, then N - 1 edges `x y`; nodes from 1, which is the root.
Output:  `Alice` if the first player wins, or `Bob`.
Range:   N from 1 to 2^64 - 1.
Cost:    O(N), some 80 bytes a node.

Sample input:
5
1 2
2 3
2 4
4 5
Sample output:
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    let mut edges = Vec::new();
    for _ in 1..n {
        edges.push(io.read_edge(1, n)?);
    }
    let tree = tree::branches(0, &edges).ok_or_else(|| io.not_a_tree())?;
    let value = hackenbush::value(&tree, |_| 1);
    io.write_line(if value != 0 { "Alice" } else { "Bob" })
}

fn main() {
    io::run("agc017-d", ABOUT, solve);
}
