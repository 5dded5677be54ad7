//! Tokens on an acyclic graph.

use grundy::graphs::digraph::{Digraph, MAX_NODES};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Tokens on an acyclic graph: a move slides one token along an edge; whoever cannot move loses.

Game:    digraph
Judged:  nowhere
Input:   until the end, blocks of: n; for each node from 1 to n, k and its k successors; m, then m
         nodes with a token each.
Output:  a line for each block: `1` if the first player wins, or `2`.
Range:   n up to 4294967280; a node may hold many tokens. A cycle that no token can reach does not
         matter; any other is bad input.
Cost:    O(nodes + edges), 4 to 8 bytes an edge and up to 28 a node.

Sample input:
3
2 2 3
1 3
0
2
1 2
Sample output:
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end_in(0, MAX_NODES)? {
        let mut graph = Digraph::new(1);
        io.read_lists(n, 1, n, |to| graph.add(to))?;
        let mut sum = 0;
        // Without nodes there can be no token.
        let most = if n == 0 { 0 } else { u64::MAX };
        for _ in 0..io.read_in(0, most)? {
            let token = io.read_in(1, n)?;
            sum ^= graph.value(token).map_err(|cycle| io.cyclic(cycle.0))?;
        }
        io.write_line(if sum != 0 { "1" } else { "2" })?;
    }
    Ok(())
}

fn main() {
    io::run("dag-tokens", ABOUT, solve);
}
