//! The Moon on the Other Side: a tree loses a node.

use crate::problem::*;

pub fn problem() -> Problem {
    let n = number("n", 2, 100_000).within(1, u64::MAX).small(7);
    Problem::new(header(5, parts![n, Part::Tree("n", 1, parts![])]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, edges) = (case.number("n"), case.lists("tree"));
    let won = if n <= 10 {
        // Who is to move with a single node left has won.
        PlayedOut::misere(|nodes: &[u64]| parts_left(nodes, &edges))
            .won(&Vec::from_iter(1..=n), why)
    } else {
        // Second method: the ends of all edges in order; some node is there an even number of times.
        let mut ends = edges.concat();
        ends.sort_unstable();
        ends.chunk_by(|a, b| a == b).any(|of_a_node| of_a_node.len() % 2 == 0)
    };
    choose(won, "Hifuu", "Luna")
}

/// The parts that remain of a tree without one of its nodes.
fn parts_left(nodes: &[u64], edges: &[Vec<u64>]) -> Vec<Position> {
    let mut options = Vec::new();
    for removed in nodes {
        let mut rest: Position = nodes.iter().copied().filter(|node| node != removed).collect();
        while let Some(start) = rest.pop() {
            let mut part = vec![start];
            let mut met = 0;
            while met < part.len() {
                let is_beside = |&node: &u64| {
                    edges.iter().any(|ends| ends.contains(&node) && ends.contains(&part[met]))
                };
                let beside: Position = rest.extract_if(.., |node| is_beside(node)).collect();
                part.extend(beside);
                met += 1;
            }
            part.sort_unstable();
            options.push(part);
        }
    }
    options
}
