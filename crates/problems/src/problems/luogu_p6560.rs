//! The passing of time: who reaches y wins.

use crate::hard::lists;
use crate::problem::*;
use crate::references::loopy::winners;
use rustc_hash::FxHashMap as HashMap;

pub fn problem() -> Problem {
    let (n, m) = (n(100_000).judged(2, 100_000).at_least(1).small(6), m(500_000).small(12));
    let m = m.within(0, (1 << 31) - 1);
    let q = number("q", 1, 500).small(5);
    let pairs = times_of("pairs", "q", parts![node(), node()]);
    let parts = parts![n, m, q, Part::AnyEdges("n", "m"), pairs];
    let format = one(parts).promised(Promise {
        keep: part,
        check: "lambda case: all(x != y for x, y in pairs(case[3 + 2 * int(case[1]) :]))",
        sentence: ["`x` and `y` of a pair differ", "每对的 `x` 与 `y` 不同"],
    });
    Problem::new(format, reference)
}

/// Moves y to the next node where it is x.
fn part(case: &mut Case) {
    let (nodes, mut pairs) = (case.number("n"), case.lists("pairs"));
    pairs
        .iter_mut()
        .filter(|pair| pair[0] == pair[1])
        .for_each(|pair| pair[1] = pair[0] % nodes + 1);
    case.set("pairs", lists(&pairs));
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let mut to: HashMap<u64, Vec<u64>> = HashMap::default();
    for edge in case.lists("graph") {
        to.entry(edge[0]).or_default().push(edge[1]);
        to.entry(edge[1]).or_default();
    }
    let pairs = case.lists("pairs");
    let word = |pair: &Vec<u64>| {
        let winner = if to.contains_key(&pair[0]) {
            winners(&to, Some(pair[1])).get(&pair[0]).copied()
        } else {
            Some(false) // There is no move.
        };
        winner.map_or("0\n", |first| if first { "1\n" } else { "-1\n" })
    };
    pairs.iter().map(word).collect()
}
