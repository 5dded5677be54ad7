//! Play on Benders: tokens on an acyclic graph, many positions.

use crate::problem::*;
use crate::references::graph::Graph;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let (n, m) = (n(100_000).judged(2, 100_000).at_least(2).small(7), m(1_000_000).small(12));
    let tokens = list("tokens", 100, node()).small(3).below();
    let positions = list("positions", 100_000, tokens);
    Problem::new(one(parts![n, m, Line, Part::Edges("n", "m"), positions]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let mut lists = vec![Vec::new(); case.number("n") as usize];
    for edge in case.lists("graph") {
        lists[edge[0] as usize - 1].push(edge[1]);
    }
    let mut graph = Graph::new(lists, 1);
    let positions = case.lists("positions");
    positions.iter().map(|tokens| choose(graph.is_won(tokens), "Bumi", "Iroh")).collect()
}
