//! Nim with splitting.

use crate::games::heaps::{in_two, pairs, Values};
use crate::games::nim::is_odd;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(one(parts![heaps(100, heap(100).small(5))]), reference)
}

fn reference() -> Reference {
    let mut values = Values::new(|n| pairs(n, |a, b| a < n && b < n));
    let mut game = Game::new(smaller_two as Options);
    answer(move |case, why| {
        let heaps = case.numbers("heaps");
        let won = match heaps.iter().fold(1, |size: u64, heap| size.saturating_mul(heap + 1)) {
            0..=40 => game.won(&heaps, why),
            _ => is_odd(&values.of(&heaps)),
        };
        choose(won, "Yes", "No")
    })
}

fn smaller_two(position: &[u64]) -> Vec<Position> {
    in_two(position, |n| pairs(n, |a, b| a < n && b < n))
}
