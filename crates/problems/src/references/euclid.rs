//! Euclid's game.

use super::{choose, PlayedOut, Position, Witness};
use crate::format::Case;

pub fn multiples(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, other) in [(0, 1), (1, 0)] {
        let (one, other) = (position[at], position[other]);
        if other == 0 || one < other {
            continue;
        }
        let times = 1..=one / other;
        options.extend(times.map(|times| vec![other, one - times * other]));
    }
    options
}

pub fn won(a: u64, b: u64, game: &mut PlayedOut, why: &mut Witness) -> bool {
    if a.max(b) <= 60 {
        return game.won(&[a, b], why);
    }
    // Second method: follow Euclid's algorithm down to a choice, or to the end.
    let (mut more, mut less) = (a.max(b), a.min(b));
    let mut to_move = true;
    while less > 0 && more - less < less && more > less {
        (more, less) = (less, more - less);
        to_move = !to_move;
    }
    (less > 0) == to_move
}

/// The answer in the words of two judges.
pub fn stan_or_ollie(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let won = won(case.number("a"), case.number("b"), game, why);
    choose(won, "Stan wins", "Ollie wins")
}
