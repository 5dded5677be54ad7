//! Removing Graph: connected parts of cycles.

use grundy::graphs::cycles;
use grundy::io::{self, Fault, Io};
use grundy::rows::rings;

const ABOUT: &str = "\
A graph of cycles: a move removes a connected set of l to r vertices and their edges; whoever cannot
move loses.

A cycle of c vertices is worth floor(c / l) if c < l + r, and 0 if it is longer.

Game:    rings
Judged:  Codeforces 1823E; 2 s, 256 MB; n up to 2*10^5, 1 <= l < r <= n
Input:   one case: `n l r`, then n edges; nodes from 1, each of which has two edges.
Output:  `Alice` if the first player wins, or `Bob`.
Range:   n from 1 up to 2^64 - 1, l from 1 and less than r; an edge from a node to itself is a cycle of
         1, and two edges between the same nodes are a cycle of 2.
Cost:    O(n), some 40 bytes an edge.

Sample input:
6 2 3
1 2
2 3
3 1
4 5
5 6
6 4
Sample output:
Bob
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    let l = io.read_in(1, u64::MAX - 1)?;
    let r = io.read_in(l + 1, u64::MAX)?;
    let mut edges = Vec::new();
    for _ in 0..n {
        edges.push(io.read_edge(1, n)?);
    }
    let lengths = cycles::lengths(&edges).ok_or_else(|| {
        io.fault("expected two edges of each node, found another number".to_string())
    })?;
    let sum = lengths.into_iter().fold(0, |sum, length| sum ^ rings::value(length, l, r));
    io.write_line(if sum != 0 { "Alice" } else { "Bob" })
}

fn main() {
    io::run("cf1823e", ABOUT, solve);
}
