//! The Moon on the Other Side: a tree loses a node.

use grundy::graphs::tree;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A tree: a move removes a node, and keeps one of the parts that remain; whoever leaves a single node
loses.

A tree is lost exactly if all its degrees are odd. From such a tree, each move makes the degree of a
neighbour of the removed node even. In any other tree, root it at a leaf and take a node of even
degree with none below it: to remove its parent and keep the part of this node makes all degrees odd.

Game:    its own
Judged:  Luogu P8347; 1 s, 250 MB; up to 5 cases, n from 2 to 10^5
Input:   the number of cases; a case is n, then n - 1 edges `u v`; nodes from 1.
Output:  a line for each: `Hifuu` if the first player wins, or `Luna`.
Range:   n from 1 to 2^64 - 1; if n is 1, the first player has won.
Cost:    O(n) a case, some 80 bytes a node.

Sample input:
1
5
2 4
1 2
3 1
5 2
Sample output:
Hifuu
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, u64::MAX)?;
        let mut edges = Vec::new();
        for _ in 1..n {
            edges.push(io.read_edge(1, n)?);
        }
        let tree = tree::branches(0, &edges).ok_or_else(|| io.not_a_tree())?;
        let mut is_odd = vec![false; tree.len() + 1];
        for branch in tree {
            is_odd[branch.node] ^= true;
            is_odd[branch.parent] ^= true;
        }
        let is_lost = is_odd.iter().all(|&is_odd| is_odd);
        io.write_line(if is_lost { "Luna" } else { "Hifuu" })
    })
}

fn main() {
    io::run("luogu-p8347", ABOUT, solve);
}
