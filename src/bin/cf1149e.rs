//! Election promises: lower the number of a node, and put any numbers on its successors.

use grundy::graphs::edge_list::EdgeList;
use grundy::graphs::levels;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
An acyclic graph with a number on each node: a move lowers the number of one node, and puts any
numbers on its direct successors; whoever cannot move loses.

Game:    levels
Judged:  Codeforces 1149E; 2 s, 256 MB; n, m up to 2*10^5, numbers up to 10^9, no edge twice
Input:   one case: `n m`, n numbers, then m edges `u v`, from u to v; nodes from 1.
Output:  `LOSE` if the first player loses; or `WIN`, and on the next line all numbers after a
         winning move. In the highest level whose nim-sum is not 0, this move lowers the number of
         the first node that can make the nim-sum 0. In each lower level, it changes the number of
         the first successor of this node so that the nim-sum becomes 0.
Range:   any n from 1; m below 2^31; numbers up to 2^64 - 1; a cycle is refused.
Cost:    O(n + m log m), some 70 bytes an edge.

Sample input:
4 2
2 1 1 5
1 2
3 4
Sample output:
WIN
1 5 1 5
";

const MAX_EDGES: u64 = (1 << 31) - 1;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, m) = (io.read_in(1, u64::MAX)?, io.read_in(0, MAX_EDGES)?);
    let mut numbers = io.read_list(n, 0, u64::MAX)?;
    let mut edges = Vec::new();
    for _ in 0..m {
        edges.push(io.read_edge(1, n)?);
    }
    let named: Vec<(u64, u64)> = edges.iter().map(|&(a, b)| (a as u64, b as u64)).collect();
    let mut graph = EdgeList::new(&named);
    let mut levels = Vec::new();
    for node in 0..n {
        levels.push(graph.value(node).map_err(|cycle| {
            let node = cycle.0 + 1;
            io.fault(format!("the graph has a cycle through node {}", node))
        })?);
    }
    match levels::winning_move(&numbers, &levels, &edges) {
        None => io.write_line("LOSE"),
        Some(moved) => {
            for (node, number) in moved {
                numbers[node] = number;
            }
            io.write_line("WIN")?;
            io.write_numbers(numbers)
        }
    }
}

fn main() {
    io::run("cf1149e", ABOUT, solve);
}
