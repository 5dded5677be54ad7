//! Can I Win: numbers up to a total.

use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let m = m(20).within(1, 20).small(7);
    Problem::new(one(parts![m, number("t", 0, 300).small(30)]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (m, t) = (case.number("m"), case.number("t"));
    let won = match m {
        // The first player has won, or nobody will.
        _ if t == 0 => true,
        _ if m * (m + 1) / 2 < t => false,
        ..=8 => PlayedOut::new(taken).won(&[vec![t], (1..=m).collect()].concat(), why),
        _ => reaches(&(1..=m).collect::<Vec<u64>>(), t, &mut HashMap::default()),
    };
    choose(won, "true", "false")
}

/// The moves. A position is what is missing to the total, and the numbers that are left.
fn taken(position: &[u64]) -> Vec<Position> {
    let without = |at: usize| {
        let mut option = position.to_vec();
        option[0] = option[0].saturating_sub(option.remove(at));
        option
    };
    let places = 1..if position[0] > 0 { position.len() } else { 1 };
    places.map(without).collect()
}

/// Second method: the largest number is tried first, and wins if it reaches the total.
fn reaches(left: &[u64], missing: u64, memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    if left.last().is_some_and(|&largest| largest >= missing) {
        return true;
    }
    if let Some(&won) = memo.get(left) {
        return won;
    }
    let won = (0..left.len()).rev().any(|at| {
        let others = [&left[..at], &left[at + 1..]].concat();
        !reaches(&others, missing - left[at], memo)
    });
    memo.insert(left.to_vec(), won);
    won
}
