//! Spider Man: split a cycle in two.

use crate::problem::*;
use crate::references::heaps::{any_two, any_two_won};

pub fn problem() -> Problem {
    let length = number("length", 1, 1_000_000_000).within(1, u64::MAX).small(6);
    let cycles = list("lengths", 100_000, length).below();
    Problem::with(one(parts![cycles]), || PlayedOut::new(any_two), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, _: &mut Witness) -> String {
    let cycles = case.numbers("lengths");
    let mut won = false;
    let winner = |count: usize| {
        won = match count {
            0..=8 => any_two_won(&cycles[..count], game, &mut Witness::default()),
            // Second method: each further even cycle changes the winner.
            _ => won != (cycles[count - 1] % 2 == 0),
        };
        choose(won, "1", "2")
    };
    (1..=cycles.len()).map(winner).collect()
}
