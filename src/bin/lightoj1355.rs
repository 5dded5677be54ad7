//! Game of CS: edges with weights, which a move lowers by 1.

use grundy::graphs::{hackenbush, tree};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A tree with weights: a move colours one unit of an edge that can be reached from node 0; once all
units of an edge are coloured, it no longer connects its ends; whoever cannot move loses.

This is Green Hackenbush. The value of an edge of weight above 1 is that of the part of the tree
above it, with the last bit flipped if the weight is odd.

Game:    hackenbush
Judged:  LightOJ 1355, UVa 12033; 1 s, 256 MB (not confirmed); up to 500 cases, n up to 1000 (not confirmed)
Sample:  ours.
Input:   the number of cases; a case is n, then n - 1 edges `u v w` of weight w; nodes from 0, which
         is the root.
Output:  a line for each: `Case 1: Emily` if the first player wins, or `Case 1: Jolly`.
Range:   n from 1 to 2^64 - 1, weights up to 2^64 - 1.
Cost:    O(n) a case, some 100 bytes a node.

Sample input:
4
4
0 1 1
1 2 1
0 3 2
3
1 0 2
2 1 3
2
0 1 2
3
0 1 1
2 0 1
Sample output:
Case 1: Emily
Case 2: Emily
Case 3: Jolly
Case 4: Jolly
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let n = io.read_in(1, u64::MAX)?;
        let (mut edges, mut weights) = (Vec::new(), Vec::new());
        for _ in 1..n {
            edges.push(io.read_edge(0, n)?);
            weights.push(io.read_in(1, u64::MAX)?);
        }
        let tree = tree::branches(0, &edges).ok_or_else(|| io.not_a_tree())?;
        let value = hackenbush::value(&tree, |edge| weights[edge]);
        let name = if value != 0 { "Emily" } else { "Jolly" };
        io.write_line(&format!("Case {}: {}", case, name))
    })
}

fn main() {
    io::run("lightoj1355", ABOUT, solve);
}
