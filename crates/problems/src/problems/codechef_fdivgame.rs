//! Floor Division Game: divide by 2 to 6, and round down.

use crate::problem::*;
use crate::references::nim::is_odd;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let number = number("number", 1, 1_000_000_000_000_000_000).small(40);
    let format = header(1000, parts![list("numbers", 100, number).small(3).below()]);
    Problem::with(
        format,
        || (PlayedOut::new(divided as Options), Values::new(divided as Options)),
        reference,
    )
}

type Found = (PlayedOut, Values);

fn reference(case: &Case, (game, values): &mut Found, why: &mut Witness) -> String {
    let numbers = case.numbers("numbers");
    let won = if numbers.len() <= 3 && numbers.iter().all(|&number| number <= 40) {
        game.won(&numbers, why)
    } else {
        // Second method: the values by definition.
        is_odd(&numbers.iter().map(|&number| values.of(&[number])).collect::<Vec<u64>>())
    };
    choose(won, "Henry", "Derek")
}

fn divided(position: &[u64]) -> Vec<Position> {
    each(position, |_, number| (2..=6).filter(|_| number > 0).map(|d| number / d).collect())
}
