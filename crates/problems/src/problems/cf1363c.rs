//! Game On Leaves: remove a leaf, until x is removed.

use crate::problem::*;

pub fn problem() -> Problem {
    let n = number("n", 1, 1000).within(1, u64::MAX).small(6);
    let x = number("x", 1, 1000).within(1, "n");
    Problem::new(header(10, parts![n, x, Part::Tree("n", 1, parts![])]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (x, edges) = (case.number("x"), case.lists("tree"));
    let won = if edges.len() < 8 {
        let nodes: Position = (1..=case.number("n")).collect();
        PlayedOut::new(|nodes: &[u64]| leaves_removed(nodes, x, &edges)).won(&nodes, why)
    } else {
        // Second method: the number of edges, and of those at x.
        edges.len() % 2 == 1 || edges.concat().iter().filter(|&&end| end == x).count() < 2
    };
    choose(won, "Ayush", "Ashish")
}

/// The moves. A position is the nodes that are left, none after x has been removed.
fn leaves_removed(nodes: &[u64], x: u64, edges: &[Vec<u64>]) -> Vec<Position> {
    let is_left = |edge: &&Vec<u64>| edge.iter().all(|end| nodes.contains(end));
    let left: Vec<&Vec<u64>> = edges.iter().filter(is_left).collect();
    let is_leaf = |node: &&u64| left.iter().filter(|edge| edge.contains(node)).count() <= 1;
    let others = |leaf: u64| nodes.iter().copied().filter(|&node| node != leaf).collect();
    let after = |&leaf: &u64| if leaf == x { vec![] } else { others(leaf) };
    nodes.iter().filter(is_leaf).map(after).collect()
}
