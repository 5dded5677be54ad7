//! Moving pieces: tokens on an acyclic graph.

use grundy::graphs::edge_list::EdgeList;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Tokens on an acyclic graph: a move slides one token along an edge; whoever cannot move loses.

Game:    digraph
Judged:  LOJ 10243; 1 s, 512 MB; N up to 2000, M up to 6000
Judged:  AcWing 1319; 1 s, 256 MB (not confirmed); the same
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

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let (m, k) = (io.read()?, io.read()?);
    let mut edges = Vec::new();
    for _ in 0..m {
        edges.push((io.read_in(1, n)?, io.read_in(1, n)?));
    }
    let mut graph = EdgeList::new(&edges);
    let mut sum = 0;
    for _ in 0..k {
        let token = io.read_in(1, n)?;
        sum ^= graph.value(token).map_err(|cycle| io.cyclic(cycle.0))?;
    }
    io.write_line(if sum != 0 { "win" } else { "lose" })
}

fn main() {
    io::run("loj10243", ABOUT, solve);
}
