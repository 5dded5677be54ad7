//! Tree Game: take a stone from the token's node, then slide the token.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A tree with stones on its nodes, and a token on one of them: a move takes a stone from the token's
node, and then slides the token to a neighbour; whoever has no stone to take loses.

A node is won exactly if some neighbour with fewer stones is lost. A step to a neighbour with as
many stones or more loses: the opponent steps back each time, until the first player has no stone
left. After a step to a lost neighbour with fewer stones, the opponent's only hope is to step back
each time, too, but the opponent runs out of stones first (AtCoder AGC 010 F, editorial).

Game:    its own
Judged:  AtCoder agc010_f; 2 s, 256 MB; N from 2 to 3000, stones up to 10^9
Input:   one case: `N`, then N numbers of stones, then N - 1 edges; nodes from 1.
Output:  the nodes from which the first player wins, ascending; an empty line if there are none.
Range:   N from 1 to 2^64 - 1, stones up to 2^64 - 1. The edges need not form a tree, but each joins
         two nodes.
Cost:    O(N log N), some 60 bytes a node.

Sample input:
3
1 2 3
1 2
2 3
Sample output:
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    let stones = io.read_list(n, 0, u64::MAX)?;
    // Edges to fewer stones: the stones of the upper node, that node, and the lower node.
    let mut steps = Vec::new();
    for _ in 1..n {
        let (a, b) = io.read_edge(1, n)?;
        // On an edge to itself a node would have fewer stones after the move.
        if a == b {
            return Err(io.fault(format!("expected an edge to a node other than {}", a + 1)));
        }
        let (upper, lower) = if stones[a] > stones[b] { (a, b) } else { (b, a) };
        if stones[upper] > stones[lower] {
            steps.push((stones[upper], upper, lower));
        }
    }
    // In ascending order of stones, so all steps from the lower node are done before a step to it.
    steps.sort_unstable();
    let mut is_won = vec![false; stones.len()];
    for (_, upper, lower) in steps {
        is_won[upper] |= !is_won[lower];
    }
    let won = (1..=n).zip(is_won).filter(|&(_, is_won)| is_won);
    io.write_numbers(won.map(|(node, _)| node))
}

fn main() {
    io::run("agc010-f", ABOUT, solve);
}
