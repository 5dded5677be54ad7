//! Conan and Agasa play a card game: remove a card and all smaller ones.

use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let numbers = list("numbers", 100_000, number("number", 1, 100_000).small(5)).below();
    Problem::with(one(parts![numbers]), || PlayedOut::new(larger), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let mut numbers = case.numbers("numbers");
    let won = if numbers.len() <= 8 {
        numbers.sort_unstable();
        game.won(&numbers, why)
    } else {
        // Second method: how often each number occurs.
        let mut counts: HashMap<u64, u64> = HashMap::default();
        for number in numbers {
            *counts.entry(number).or_default() += 1;
        }
        counts.values().any(|count| count % 2 == 1)
    };
    choose(won, "Conan", "Agasa")
}

/// The moves that remove one of some ascending numbers, and all smaller ones.
fn larger(position: &[u64]) -> Vec<Position> {
    let rest = |at: usize| {
        let (number, after) = (position[at], &position[at + 1..]);
        let equal = position[..at].iter().filter(|&&other| other == number);
        equal.chain(after).copied().collect()
    };
    (0..position.len()).map(rest).collect()
}
