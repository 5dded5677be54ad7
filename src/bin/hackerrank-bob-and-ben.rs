//! Bob and Ben: a forest from which nodes are removed.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A forest: a move removes a node. If the node has exactly one edge, only the node goes; otherwise its
whole tree goes. Whoever cannot move loses.

A tree of m nodes is worth 1 if m is odd, 0 if m is 2, and 2 if m is even and at least 4, whatever
its shape: one of 3 nodes or more has a node with one edge, which leaves m - 1 nodes, and one with
more, which leaves nothing.

Game:    its own
Judged:  HackerRank bob-and-ben; 1 s, 256 MB (not confirmed); up to 10^6 trees in all, m up to 10^9, k from 2 to 100
Input:   the number of cases; a case is n, then n trees `m k`: nodes 1 to m, and for each j below m an
         edge from j + 1 to floor(j / k), or to 1 if that is 0.
Output:  a line for each: `BOB` if the first player wins, or `BEN`.
Range:   any n, m and k from 1 up to 2^64 - 1.
Cost:    O(1) a tree, constant memory.

Sample input:
2
2
1 2
1 3
1
3 2
Sample output:
BEN
BOB
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            let (nodes, _) = (io.read_in(1, u64::MAX)?, io.read_in(1, u64::MAX)?);
            sum ^= match nodes {
                2 => 0,
                _ => 2 - nodes % 2,
            };
        }
        io.write_line(if sum != 0 { "BOB" } else { "BEN" })
    })
}

fn main() {
    io::run("hackerrank-bob-and-ben", ABOUT, solve);
}
