//! A Chess Game: tokens on an acyclic graph, many positions.

use grundy::graphs::digraph::{Digraph, MAX_NODES};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A Chess Game: tokens on an acyclic graph; a move slides one token along an edge; whoever cannot move
loses.

Game:    digraph
Judged:  HDU 1524; 1 s, 32 MB; N up to 1000, M up to 10
Judged:  POJ 2425; 3 s, 64 MB (not confirmed); the same
Input:   until the end, blocks of: N; for each node from 0 to N - 1, X and its X successors; then
         positions, each M and the nodes of its M tokens, until M = 0; N = 0 also ends the input.
Output:  a line for each position: `WIN` if the first player wins, or `LOSE`.
Range:   N up to 4294967280; a node may hold many tokens. A cycle that no token can reach does not
         matter; any other is bad input.
Cost:    O(nodes + edges) a graph, 4 to 8 bytes an edge and up to 28 a node; O(1) a token.

Sample input:
4
2 1 2
0
1 3
0
1 0
2 0 2
0
4
1 1
1 2
0
0
2 0 1
2 1 1
3 0 1 3
0
Sample output:
WIN
WIN
WIN
LOSE
WIN
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end_in(0, MAX_NODES)?.filter(|&n| n > 0) {
        let mut graph = Digraph::new(0);
        io.read_lists(n, 0, n - 1, |to| graph.add(to))?;
        while let Some(tokens) = io.read_until_zero()? {
            let mut sum = 0;
            for _ in 0..tokens {
                let token = io.read_in(0, n - 1)?;
                sum ^= graph.value(token).map_err(|cycle| io.cyclic(cycle.0))?;
            }
            io.write_line(if sum != 0 { "WIN" } else { "LOSE" })?;
        }
    }
    Ok(())
}

fn main() {
    io::run("hdu1524", ABOUT, solve);
}
