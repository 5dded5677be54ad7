//! Stoned Game: not from the pile just used.

use crate::problem::*;
use crate::references::nim::is_small;

pub fn problem() -> Problem {
    let piles = heaps(100, heap(100).small(4));
    Problem::with(header(100, parts![piles]), || PlayedOut::new(not_the_last), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let piles = case.numbers("heaps");
    let won = if is_small(&piles) {
        game.won(&[&[0], &piles[..]].concat(), why)
    } else {
        // Second method: each pile against half of the sum.
        let sum: u128 = piles.iter().copied().map(u128::from).sum();
        sum % 2 == 1 || piles.iter().any(|&pile| 2 * u128::from(pile) > sum)
    };
    choose(won, "T", "HL")
}

/// The moves. A position is the place of the pile that was used last, from 1, and the piles.
fn not_the_last(position: &[u64]) -> Vec<Position> {
    let is_free = |&place: &usize| position[place] > 0 && place as u64 != position[0];
    let after = |place: usize| {
        let mut after = position.to_vec();
        after[0] = place as u64;
        after[place] -= 1;
        after
    };
    (1..position.len()).filter(is_free).map(after).collect()
}
