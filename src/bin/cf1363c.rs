//! Game On Leaves: remove a leaf, until x is removed.

use grundy::graphs::tree;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A tree: a move removes a node with at most one neighbour; whoever removes the node x wins.

If x has at most one neighbour, the first player removes it. Otherwise nobody wants to leave x with
one neighbour. A move can avoid that until only x and two neighbours are left: it takes any leaf if
x has more neighbours, and a leaf in a branch of several nodes if x has two. Whoever then has to
move loses, and this is the first player exactly if n is odd.

Game:    its own
Judged:  Codeforces 1363C; 2 s, 256 MB; up to 10 cases, n up to 1000
Input:   the number of cases; a case is `n x`, then n - 1 edges; nodes from 1.
Output:  a line for each: `Ayush` if the first player wins, or `Ashish`.
Range:   n from 1 to 2^64 - 1.
Cost:    O(n), some 70 bytes a node.

Sample input:
1
3 1
2 1
3 1
Sample output:
Ashish
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, u64::MAX)?;
        let x = (io.read_in(1, n)? - 1) as usize;
        let mut edges = Vec::new();
        for _ in 1..n {
            edges.push(io.read_edge(1, n)?);
        }
        if tree::branches(0, &edges).is_none() {
            return Err(io.not_a_tree());
        }
        let beside = edges.iter().filter(|&&(a, b)| a == x || b == x).count();
        let first_wins = beside <= 1 || n % 2 == 0;
        io.write_line(if first_wins { "Ayush" } else { "Ashish" })
    })
}

fn main() {
    io::run("cf1363c", ABOUT, solve);
}
