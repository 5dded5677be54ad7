//! A Chess Game: tokens on an acyclic graph, many positions.

use crate::games::graph::Graph;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(format(), reference).ring(Ring {
        first: 0,
        on: "1 499999\n0\n",
        beside: ["1 1000000\n0\n", "LOSE\n"],
    })
}

fn format() -> Format {
    let n = n(1000).within(0, 4_294_967_280).small(8);
    let node = number("node", 0, u64::MAX).by(|case| (0, case.number("n") - 1));
    let tokens = Part::Lists(number("tokens", 1, 10).small(3), vec![node.into()]);
    Format {
        cases: Cases::ToEndOrZero,
        ..one(vec![n.into(), Part::Successors("n", 0), tokens])
    }
}

fn reference() -> Reference {
    answer(|case| {
        let mut graph = Graph::new(case.lists("graph"), 0);
        let lists = case.lists("tokens");
        lists
            .iter()
            .map(|tokens| choose(graph.won(tokens), "WIN", "LOSE"))
            .collect()
    })
}
