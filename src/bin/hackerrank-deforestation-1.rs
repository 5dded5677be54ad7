//! Deforestation: Green Hackenbush on a tree.

use grundy::graphs::{hackenbush, tree};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A tree with the root 1: a move removes an edge, and what is no longer connected to the root goes
with it; whoever cannot move loses.

This is Green Hackenbush.

Game:    hackenbush
Judged:  HackerRank deforestation-1; 1 s, 256 MB (not confirmed); up to 100 cases, N up to 500
Input:   the number of cases; a case is N, then N - 1 edges `u v`; nodes from 1.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   N from 1 to 2^64 - 1.
Cost:    O(N) a case, some 90 bytes a node.

Sample input:
1
5
1 2
3 1
3 4
4 5
Sample output:
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, u64::MAX)?;
        let edges = (1..n).map(|_| io.read_edge(1, n)).collect::<Result<Vec<_>, _>>()?;
        let tree = tree::branches(0, &edges).ok_or_else(|| io.not_a_tree())?;
        let is_lost = hackenbush::value(&tree, |_| 1) == 0;
        io.write_line(if is_lost { "Bob" } else { "Alice" })
    })
}

fn main() {
    io::run("hackerrank-deforestation-1", ABOUT, solve);
}
