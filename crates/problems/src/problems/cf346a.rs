//! Alice and Bob: add a difference.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let number = number("number", 1, 1_000_000_000).within(1, u64::MAX);
    let numbers = list("numbers", 100, number).below().in_order(Order::Distinct);
    let format = one(parts![numbers.counted(|count| count.judged(2, 100))]);
    Problem::with(format, || PlayedOut::new(differences), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let mut numbers = case.numbers("numbers");
    numbers.sort_unstable();
    let largest = numbers.last().copied().unwrap_or(0);
    let won = if largest <= 12 {
        game.won(&numbers, why)
    } else {
        // Second method: the largest step whose multiples are all the numbers, found by Euclid's game with two of them.
        let mut step = largest;
        while let Some(rest) = numbers.iter().map(|number| number % step).find(|&rest| rest > 0) {
            step = rest;
        }
        (largest / step + numbers.len() as u64) % 2 == 1
    };
    choose(won, "Alice", "Bob")
}

/// The moves that add the difference of two numbers to an ascending list.
fn differences(position: &[u64]) -> Vec<Position> {
    let pairs = position.iter().flat_map(|a| position.iter().map(move |b| a.abs_diff(*b)));
    let new = pairs.filter(|new| *new > 0 && !position.contains(new));
    let with = |new| {
        let mut option = [position, &[new]].concat();
        option.sort_unstable();
        option
    };
    new.map(with).collect()
}
