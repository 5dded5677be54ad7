//! Tokens on an acyclic graph.

use grundy::digraph::{Digraph, MOST_NODES};
use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
Tokens on an acyclic graph: a move slides one token along an edge; who cannot move loses.

Judged:  n up to 1000.
Input:   until the end, blocks of: n; for each node from 1 to n, k and its k successors; m, then m
         nodes with a token each.
Output:  a line for each block: `1` if the first player wins, or `2`.
Range:   n up to 4294967280; a node may hold many tokens. A cycle that no token can reach does
         not matter; another is bad input.
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

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    while let Some(n) = judge.next_number_in(0, MOST_NODES)? {
        let mut graph = Digraph::new();
        for _ in 0..n {
            for _ in 0..judge.number()? {
                graph.add_edge((judge.number_in(1, n)? - 1) as u32);
            }
            graph.end_node();
        }
        let mut sum = 0;
        // Without nodes there is no place for a token.
        let most = if n == 0 { 0 } else { u64::MAX };
        for _ in 0..judge.number_in(0, most)? {
            let token = (judge.number_in(1, n)? - 1) as u32;
            sum ^= graph.value(token).map_err(|cycle| {
                judge.fault(format!(
                    "a token can go round a cycle through node {}",
                    cycle.0 + 1
                ))
            })?;
        }
        judge.line(if sum != 0 { "1" } else { "2" })?;
    }
    Ok(())
}

fn main() {
    judge::run("dag-tokens", ABOUT, solve);
}
