//! Removing Graph: connected parts of cycles.

use crate::games::cycles::won;
use crate::hard::near;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(format(), reference).hard(hard)
}

fn format() -> Format {
    let n = number("n", 3, 200_000).within(1, u64::MAX).small(7);
    let l = number("l", 1, 199_999).within(1, u64::MAX - 1).small(4);
    let l = l.judge_by(|case| (1, case.number("n") - 1));
    let r = number("r", 2, 200_000).by(|case| (case.number("l") + 1, u64::MAX));
    let r = r.judge_by(|case| (2, case.number("n"))).small(6);
    one(vec![n.into(), l.into(), r.into(), Part::Cycles("n")])
}

fn reference() -> Reference {
    answer(|case| choose(won(case), "Alice", "Bob"))
}

/// Cycles about as long as both sizes together, whose values cancel or not.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most = 2000;
    let mut all = Vec::new();
    for (l, r) in [
        (1, 2),
        (2, 3),
        (2, 9),
        (5, 6),
        (1, most / 3),
        (most / 9, most / 3),
    ] {
        let round = l + r;
        let ends = near(&[round - 1, round, 3 * l], 3, most);
        let mut lists: Vec<Vec<u64>> = ends.iter().map(|&end| vec![end]).collect();
        lists.push(ends.clone());
        lists.push([&ends[..], &ends].concat());
        for lengths in lists
            .into_iter()
            .filter(|lengths| lengths.iter().sum::<u64>() >= r)
        {
            let mut edges = Vec::new();
            let mut first = 1;
            for length in lengths {
                let ends = (0..length).map(|at| [first + at, first + (at + 1) % length]);
                edges.extend(ends);
                first += length;
            }
            let n = edges.len() as u64;
            let edges = edges
                .into_iter()
                .map(|ends| Value::List(ends.map(Value::Number).to_vec()));
            let numbers = [("n", n), ("l", l), ("r", r)].map(|(name, n)| (name, Value::Number(n)));
            let mut parts = numbers.to_vec();
            parts.push(("cycles", Value::List(edges.collect())));
            all.push(parts);
        }
    }
    all
}
