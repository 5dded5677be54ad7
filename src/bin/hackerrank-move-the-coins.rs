//! Move the Coins: Staircase Nim on a tree, a part of which is moved.

use grundy::graphs::tree;
use grundy::io::{self, Fault, Io};
use grundy::rows::staircase;

const ABOUT: &str = "\
Coins on the nodes of a tree with the root 1: a move takes at least one coin of a node other than the
root to its parent; whoever cannot move loses. Who wins after the node u, with all that hangs on it, has been hung on the
node v? Each question is about the given tree.

This is Staircase Nim: the step of a node is its distance from the root. If the steps in the part of
u change by an odd number, the coins that count there are exchanged with those that do not, so the
nim-sum changes by that of all coins of the part.

Game:    staircase
Judged:  HackerRank move-the-coins; 1 s, 256 MB (not confirmed); n and q up to 5*10^4, coins up to 20, u is neither the root nor v
Input:   one case: `n`, the coins of each node, n - 1 edges in any order, `q`, then q questions
         `u v`; nodes from 1.
Output:  a line for each question: `INVALID` if v is u or hangs below u, otherwise `YES` if the first
         player wins, `NO` if not.
Range:   n from 1 to 2^64 - 1, any q, coins up to 2^64 - 1; u may be the root or v, which is invalid.
Cost:    O(n), some 120 bytes a node; O(1) a question.

Sample input:
6
0 2 2 1 3 2
1 2
1 3
3 4
3 5
4 6
3
6 2
4 1
3 6
Sample output:
NO
YES
INVALID
";

/// A node with all that hangs on it.
#[derive(Clone, Copy)]
struct Part {
    step: u64,
    nodes: usize,
    coins: u64,
    /// The places of its nodes in an order that begins with the node and keeps each part together.
    places: (usize, usize),
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    let coins = io.read_list(n, 0, u64::MAX)?;
    let edges = (1..n).map(|_| io.read_edge(1, n)).collect::<Result<Vec<_>, _>>()?;
    let tree = tree::branches(0, &edges).ok_or_else(|| io.not_a_tree())?;
    let alone = |&coins: &u64| Part { step: 0, nodes: 1, coins, places: (0, 1) };
    let mut parts: Vec<Part> = coins.iter().map(alone).collect();
    for branch in &tree {
        let part = parts[branch.node];
        parts[branch.parent].nodes += part.nodes;
        parts[branch.parent].coins ^= part.coins;
    }
    let mut sum = 0;
    for branch in tree.iter().rev() {
        let (step, place) = (parts[branch.parent].step + 1, parts[branch.parent].places.1);
        parts[branch.node].step = step;
        parts[branch.node].places = (place, place + 1);
        parts[branch.parent].places.1 += parts[branch.node].nodes;
        if staircase::is_heap(step) {
            sum ^= coins[branch.node];
        }
    }
    io.read_cases(|io| {
        let (u, v) = io.read_edge(1, n)?;
        let (part, to) = (parts[u], parts[v]);
        if part.places.0 <= to.places.0 && to.places.0 < part.places.1 {
            return io.write_line("INVALID");
        }
        // The xor of the two steps is odd exactly if their difference is.
        let is_exchanged = staircase::is_heap((to.step + 1) ^ part.step);
        let moved = if is_exchanged { part.coins } else { 0 };
        io.write_line(if sum ^ moved != 0 { "YES" } else { "NO" })
    })
}

fn main() {
    io::run("hackerrank-move-the-coins", ABOUT, solve);
}
