//! Moving pieces: tokens on an acyclic graph.

use crate::problem::*;
use crate::references::graph::Graph;

pub fn problem() -> Problem {
    let (n, m) = (n(2000).at_least(2).small(7), m(6000).judged(0, 6000).small(12));
    let k = number("k", 1, 2000).judge_by(1, "n");
    let tokens = times("tokens", "k", node());
    let graph = Part::Edges("n", "m");
    Problem::new(one(parts![n, m, k.small(3), graph, tokens]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let mut lists = vec![Vec::new(); case.number("n") as usize];
    for edge in case.lists("graph") {
        lists[edge[0] as usize - 1].push(edge[1]);
    }
    choose(Graph::new(lists, 1).won(&case.numbers("tokens"), why), "win", "lose")
}
