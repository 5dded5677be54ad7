//! Tokens on an acyclic graph.

use crate::problem::*;
use crate::references::graph::Graph;

pub fn problem() -> Problem {
    let n = n(1000).within(0, 4_294_967_280).small(8);
    let tokens = list("tokens", 10, node()).below();
    let format = to_end(parts![n, Part::Successors("n", 1), tokens]);
    Problem::new(format, reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let mut graph = Graph::new(case.lists("graph"), 1);
    choose(graph.won(&case.numbers("tokens"), why), "1", "2")
}
