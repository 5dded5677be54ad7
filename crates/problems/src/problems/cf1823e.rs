//! Removing Graph: connected parts of cycles.

use crate::hard::near;
use crate::problem::*;
use crate::references::cycles::won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 3, 200_000).within(1, u64::MAX).small(7);
    let l = number("l", 1, 199_999).within(1, u64::MAX - 1).small(4);
    let l = l.judge_by(1, "n - 1");
    let r = number("r", 2, 200_000).within("l + 1", u64::MAX);
    let r = r.judge_by(2, "n").small(6);
    let format = one(parts![n, l, r, Part::Own(&Cycles)]);
    Problem::new(format, |case, why| choose(won(case, why), "Alice", "Bob"))
        .hard(hard)
        .accepts(Accepts::AnyCase)
}

/// The edges of cycles, as many as there are nodes, which begin with 1. No cycle at the judge is shorter than 3.
struct Cycles;

impl Own for Cycles {
    fn name(&self) -> &'static str {
        "cycles"
    }

    fn count(&self) -> Option<&'static str> {
        Some("n")
    }

    fn check(&self) -> &'static str {
        include_str!("cf1823e.py")
    }

    fn read(&self, reader: &mut Reader, case: &mut Case) -> Result<Value, Misread> {
        let nodes = case.number("n");
        let end = number("end", 1, nodes).within(1, nodes);
        let cycles = reader.list(nodes, &Entries::of(parts![end.clone(), end]), case)?;
        reader.at_judge(|| is_cycles(&pairs(&cycles)))?;
        Ok(cycles)
    }

    /// In any order and direction; the largest case is one cycle, or as many cycles as possible.
    fn make(&self, made: &mut Made) -> Value {
        let least = match made.bounds {
            Bounds::Program => 1,
            Bounds::Judge => 3,
        };
        let mut nodes: Vec<u64> = (1..=made.case.number("n")).collect();
        made.shuffle(&mut nodes);
        let mut edges = Vec::new();
        let mut rest = &nodes[..];
        while !rest.is_empty() {
            let length = rest.len() as u64;
            let length = match made.size {
                _ if length < 2 * least => length,
                Size::Largest(Shape::Lowest) => least,
                Size::Largest(Shape::Highest) => length,
                // The last cycle must not be too short; it may take all that is left.
                _ => match made.choose.between(least, length - least + 1) {
                    longest if longest > length - least => length,
                    length => length,
                },
            };
            let (cycle, others) = rest.split_at(length as usize);
            let ends = cycle.iter().zip(cycle.iter().cycle().skip(1));
            edges.extend(ends.map(|(&a, &b)| made.either_way(a, b)));
            rest = others;
        }
        made.shuffle(&mut edges);
        Value::List(edges.into_iter().map(|(a, b)| pair(a, b)).collect())
    }
}

/// Whether each node has two edges and every cycle has at least three nodes; nodes are numbered from 1, and there are
/// as many as edges.
fn is_cycles(edges: &[(u64, u64)]) -> bool {
    let mut beside = vec![Vec::new(); edges.len() + 1];
    for &(a, b) in edges {
        beside[a as usize].push(b);
        beside[b as usize].push(a);
    }
    let is_of_two = |(node, beside): (usize, &Vec<u64>)| match beside[..] {
        [one, other] => one != other && one != node as u64 && other != node as u64,
        _ => false,
    };
    beside.iter().enumerate().skip(1).all(is_of_two)
}

/// Cycles about as long as both sizes together, with values that cancel or do not.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most = 2000;
    let mut all = Vec::new();
    for (l, r) in [(1, 2), (2, 3), (2, 9), (5, 6), (1, most / 3), (most / 9, most / 3)] {
        let round = l + r;
        let ends = near(&[round - 1, round, 3 * l], 3, most);
        let mut lists: Vec<Vec<u64>> = ends.iter().map(|&end| vec![end]).collect();
        lists.push(ends.clone());
        lists.push([&ends[..], &ends].concat());
        for lengths in lists.into_iter().filter(|lengths| lengths.iter().sum::<u64>() >= r) {
            let mut edges = Vec::new();
            let mut first = 1;
            for length in lengths {
                let ends = (0..length).map(|at| [first + at, first + (at + 1) % length]);
                edges.extend(ends);
                first += length;
            }
            let n = edges.len() as u64;
            let edges = edges.into_iter().map(|ends| Value::List(ends.map(Value::Number).to_vec()));
            let numbers = [("n", n), ("l", l), ("r", r)].map(|(name, n)| (name, Value::Number(n)));
            let mut parts = numbers.to_vec();
            parts.push(("cycles", Value::List(edges.collect())));
            all.push(parts);
        }
    }
    all
}
