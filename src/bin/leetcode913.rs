//! Cat and Mouse.

use grundy::graphs::loopy::LoopyGraph;
use grundy::graphs::retrograde::Outcome;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A mouse on node 1 of a graph and a cat on node 2 move in turn, the mouse first, each to a neighbour
of its node, but the cat never to the hole, node 0. The mouse wins if it reaches the hole; the cat
wins if both are on the same node; and play that goes on forever is a draw.

A position is two nodes and the player to move. The game ends in a position without a move, where
the player who has lost is to move: the cat after the mouse has reached the hole, and the mouse
after the cat has caught it. Moves of the mouse to the cat are left out, because they lose.

Game:    loopy
Judged:  LeetCode 913; 1 s, 256 MB (not confirmed); 3 to 50 nodes
Method:  cat_mouse_game(graph: Vec<Vec<i32>>) -> i32
Input:   one case: n, then for each node from 0 to n - 1 the number of its neighbours, then the
         neighbours.
Output:  `1` if the mouse wins, `2` if the cat does, or `0` for a draw.
Range:   n from 3 to 64, up to n neighbours a node; an edge may lead one way only. Whoever cannot
         move loses.
Cost:    O(k log k) for k = n * (the sum of all numbers of neighbours), and at most some 260 bytes
         times k.

Sample input:
6
2 2 5
1 3
3 0 4 5
3 1 4 5
2 2 3
3 0 2 3
Sample output:
0
";

// The number of the position with the mouse and the cat on these nodes.
fn position(mouse: u64, cat: u64, is_cats_turn: bool) -> u64 {
    mouse << 33 | cat << 1 | is_cats_turn as u64
}

fn cat_mouse_game(graph: &[Vec<u64>]) -> u64 {
    let mut moves = Vec::new();
    for (mouse, mouse_to) in (0..).zip(graph).skip(1) {
        for (cat, cat_to) in (0..).zip(graph).skip(1).filter(|of| of.0 != mouse) {
            for &to in mouse_to.iter().filter(|&&to| to != cat) {
                moves.push((position(mouse, cat, false), position(to, cat, true)));
            }
            for &to in cat_to.iter().filter(|&&to| to != 0) {
                moves.push((position(mouse, cat, true), position(mouse, to, false)));
            }
        }
    }
    let start: (u64, [u64; 0]) = (position(1, 2, false), []);
    match LoopyGraph::new(&moves).outcomes(&[start])[0] {
        Outcome::Won => 1,
        Outcome::Lost => 2,
        Outcome::Drawn => 0,
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(3, 64)?;
    let mut graph = Vec::new();
    for _ in 0..n {
        let count = io.read_in(0, n)?;
        graph.push(io.read_list(count, 0, n - 1)?);
    }
    io.write_numbers(Some(cat_mouse_game(&graph)))
}

fn main() {
    io::run("leetcode913", ABOUT, solve);
}
