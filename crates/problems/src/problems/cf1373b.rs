//! 01 Game: delete two different neighbours.

use crate::problem::*;
use std::iter::successors;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let format = header(1000, parts![word("01", 1, 100)]);
    Problem::with(format, || PlayedOut::new(deletions), reference).accepts(Accepts::AnyCase)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let letters = case.word("word").bytes().map(|letter| u64::from(letter - b'0'));
    let word: Position = letters.collect();
    let won = if word.len() <= 12 {
        game.won(&word, why)
    } else {
        // Second method: the positions of one play.
        let first = |word: &Position| deletions(word).into_iter().next();
        successors(Some(word), first).count() % 2 == 0
    };
    choose(won, "DA", "NET")
}

fn deletions(word: &[u64]) -> Vec<Position> {
    let places = (1..word.len()).filter(|&at| word[at - 1] != word[at]);
    places.map(|at| [&word[..at - 1], &word[at + 1..]].concat()).collect()
}
