//! Coin Games: remove a coin that lies face up and turn its neighbours.

use crate::problem::*;
use std::iter::successors;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let n = n(100).within(1, 1_000_000).small(10);
    let format = header(100, parts![n, Line, Part::WordOf("n", "UD")]);
    Problem::with(format, || PlayedOut::new(removals), reference).accepts(Accepts::AnyCase)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let coins = case.word("word").bytes().map(|coin| u64::from(coin == b'U'));
    let ring: Position = coins.collect();
    let won = if ring.len() <= 10 {
        game.won(&ring, why)
    } else {
        // Second method: the positions of one play.
        let first = |ring: &Position| removals(ring).into_iter().next();
        successors(Some(ring), first).count() % 2 == 0
    };
    choose(won, "YES", "NO")
}

fn removals(ring: &[u64]) -> Vec<Position> {
    let removal = |at: usize| {
        let mut rest = [&ring[at + 1..], &ring[..at]].concat();
        if let [first, .., last] = &mut rest[..] {
            *first ^= 1;
            *last ^= 1;
        }
        rest
    };
    (0..ring.len()).filter(|&at| ring[at] == 1).map(removal).collect()
}
