//! Moving pieces: tokens on an acyclic graph.

use grundy::edge_list::EdgeList;
use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
Tokens on an acyclic graph: a move slides one token along an edge; whoever cannot move loses.

Game:    digraph
Judged:  LOJ 10243; 1 s, 512 MB; N up to 2000, M up to 6000
Input:   one case: `N M K`, M edges `x y`, K nodes with a token each; nodes from 1.
Output:  `win` if the first player does, or `lose`.
Range:   N up to 2^64 - 1; a node may hold many tokens. A cycle that no token can reach does not
         matter; any other is bad input.
Cost:    O(M log M), some 60 bytes an edge.

Sample input:
6 8 4
2 1
2 4
1 4
1 5
4 5
1 3
3 5
3 6
1 2 4 6
Sample output:
win
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    let n = judge.read()?;
    let (m, k) = (judge.read()?, judge.read()?);
    let mut edges = Vec::new();
    for _ in 0..m {
        edges.push((judge.read_in(1, n)?, judge.read_in(1, n)?));
    }
    let mut graph = EdgeList::new(&edges);
    let mut sum = 0;
    for _ in 0..k {
        let token = judge.read_in(1, n)?;
        sum ^= graph.value(token).map_err(|cycle| judge.cyclic(cycle.0))?;
    }
    judge.write_line(if sum != 0 { "win" } else { "lose" })
}

fn main() {
    judge::run("loj10243", ABOUT, solve);
}
