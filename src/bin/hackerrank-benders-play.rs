//! Play on Benders: tokens on an acyclic graph, many positions.

use grundy::graphs::edge_list::EdgeList;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Tokens on an acyclic graph: a move slides one token along an edge; whoever cannot move loses.

Game:    digraph
Judged:  HackerRank benders-play; 1 s, 256 MB (not confirmed); N up to 10^5, M up to 10^6, Q up to 10^5, K up to 100
Input:   one case: `N M`, M edges `u v`, Q, then Q positions: K, then K nodes with a token each; nodes
         from 1.
Output:  a line for each position: `Bumi` if the first player wins, or `Iroh`.
Range:   N up to 2^64 - 1; a node may hold many tokens. A cycle that no token can reach does not
         matter; any other is bad input.
Cost:    O(M log M), some 60 bytes an edge; O(log M) a token.

Sample input:
10 10
1 10
3 10
7 8
6 8
7 4
9 4
7 6
5 8
1 8
2 8
5
4
10 7 6 4
3
1 9 4
3
8 3 5
3
4 9 7
3
7 9 10
Sample output:
Bumi
Iroh
Iroh
Bumi
Bumi
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, m) = (io.read()?, io.read()?);
    let mut edges = Vec::new();
    for _ in 0..m {
        edges.push((io.read_in(1, n)?, io.read_in(1, n)?));
    }
    let mut graph = EdgeList::new(&edges);
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            let token = io.read_in(1, n)?;
            sum ^= graph.value(token).map_err(|cycle| io.cyclic(cycle.0))?;
        }
        io.write_line(if sum != 0 { "Bumi" } else { "Iroh" })
    })
}

fn main() {
    io::run("hackerrank-benders-play", ABOUT, solve);
}
