//! Game on Tree: a stone that never returns.

use grundy::graphs::tree;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A stone on a node of a tree: a move takes it to a neighbour where it has not been; whoever cannot
move loses.

Play leads away from the start, and a node is won if the way on from some neighbour is lost. One pass
towards a root counts such neighbours below each node. A second one, from the root, adds the parent,
whose own count must leave out the node.

Game:    its own
Judged:  Codeforces 1970C3; 1 s, 256 MB; n up to 2*10^5, t up to n
Judged:  Codeforces 1970C2; 1 s, 256 MB; the same, t = 1
Judged:  Codeforces 1970C1; 1 s, 256 MB; the same, t = 1, a path
Input:   one case: `n t`, then n - 1 edges, then t nodes; nodes from 1.
Output:  a line for each of the t nodes: `Ron` if the first player wins with the stone there, or
         `Hermione`.
Range:   n from 1 to 2^64 - 1, any t.
Cost:    O(n), some 80 bytes a node; O(1) for each of the t nodes.

Sample input:
5 2
1 2
1 3
3 4
3 5
1 2
Sample output:
Ron
Ron
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, t) = (io.read_in(1, u64::MAX)?, io.read()?);
    let mut edges = Vec::new();
    for _ in 1..n {
        edges.push(io.read_edge(1, n)?);
    }
    let tree = tree::branches(0, &edges).ok_or_else(|| io.not_a_tree())?;
    // For each node, the neighbours from which the way on is lost.
    let mut lost = vec![0; edges.len() + 1];
    for branch in &tree {
        lost[branch.parent] += u64::from(lost[branch.node] == 0);
    }
    for branch in tree.iter().rev() {
        let without_it = lost[branch.parent] - u64::from(lost[branch.node] == 0);
        lost[branch.node] += u64::from(without_it == 0);
    }
    for _ in 0..t {
        let start = io.read_in(1, n)? as usize - 1;
        io.write_line(if lost[start] > 0 { "Ron" } else { "Hermione" })?;
    }
    Ok(())
}

fn main() {
    io::run("cf1970c3", ABOUT, solve);
}
