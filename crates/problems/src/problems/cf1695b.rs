//! Circle Game on piles: play k takes from pile k.

use crate::problem::*;
use crate::references::nim::is_small;

pub fn problem() -> Problem {
    let piles = heaps(50, heap(1_000_000_000).small(4));
    let format = header(1000, parts![piles.counted(|count| count.within(1, u64::MAX))]);
    Problem::with(format, || PlayedOut::new(from_the_first), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let piles = case.numbers("heaps");
    let won = if is_small(&piles) {
        game.won(&piles, why)
    } else {
        // Second method: the play that meets an empty pile if each move takes 1. Only in a ring of
        // an odd number of piles, none of them empty, Mike has better moves.
        let plays = (0..).zip(&piles).map(|(k, &pile)| k + u128::from(pile) * piles.len() as u128);
        piles.len() % 2 == 1 && !piles.contains(&0) || plays.min().unwrap() % 2 == 1
    };
    choose(won, "Mike", "Joe")
}

/// The moves. A position begins with the pile of the next move.
fn from_the_first(position: &[u64]) -> Vec<Position> {
    (0..position[0]).map(|left| [&position[1..], &[left]].concat()).collect()
}
