//! Swap Game: lower the first number and swap it.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let number = number("number", 1, 1_000_000_000).within(0, u64::MAX).small(4);
    let numbers = list("numbers", 200_000, number).below();
    let numbers = numbers.counted(|n| n.judged(2, 200_000).within(2, u64::MAX));
    let format = header_in_all("numbers", 200_000, parts![numbers]).of_cases(1, 20_000);
    Problem::with(format, || PlayedOut::new(swaps), reference).accepts(Accepts::AnyCase)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let numbers = case.numbers("numbers");
    let won = if numbers.len() <= 4 && numbers.iter().all(|&number| number <= 4) {
        game.won(&numbers, why)
    } else {
        // Second method: the first number is not the first in order.
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted[0] != numbers[0]
    };
    choose(won, "Alice", "Bob")
}

fn swaps(numbers: &[u64]) -> Vec<Position> {
    let swap = |other: usize| {
        let mut swapped = numbers.to_vec();
        swapped[0] -= 1;
        swapped.swap(0, other);
        swapped
    };
    (1..numbers.len()).filter(|_| numbers[0] > 0).map(swap).collect()
}
