//! Interval Game 2.

use crate::problem::*;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn problem() -> Problem {
    let left = number("l", 1, 99).within(0, u64::MAX - 1).small(6);
    let right = number("r", 2, 100).within("l + 1", u64::MAX);
    let interval = parts![left, right.small(7)];
    let count = number("intervals", 1, 100).within(0, 500).at_least(1).small(4);
    Problem::new(header(20, parts![list_of(count, interval)]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let intervals = case.lists("intervals");
    let won = match intervals.len() {
        0..=10 => PlayedOut::new(apart).won(&intervals.concat(), why),
        _ => {
            let whole = (0, u64::MAX);
            stretch(&intervals, whole, &mut HashMap::default()) != 0
        }
    };
    choose(won, "Alice", "Bob")
}

/// The moves: a position is the left and right ends of each interval that may still be chosen.
fn apart(position: &[u64]) -> Vec<Position> {
    let chosen = position.chunks(2).map(|chosen| {
        let free =
            position.chunks(2).filter(|other| other[1] <= chosen[0] || chosen[1] <= other[0]);
        free.flatten().copied().collect()
    });
    chosen.collect()
}

/// Second method: the value of a free stretch by definition.
fn stretch(
    intervals: &[Vec<u64>],
    (from, to): (u64, u64),
    memo: &mut HashMap<(u64, u64), u64>,
) -> u64 {
    if let Some(&value) = memo.get(&(from, to)) {
        return value;
    }
    let mut seen = HashSet::default();
    for interval in intervals {
        if from <= interval[0] && interval[1] <= to {
            let left = stretch(intervals, (from, interval[0]), memo);
            seen.insert(left ^ stretch(intervals, (interval[1], to), memo));
        }
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert((from, to), value);
    value
}
