//! Nim with splitting.

use crate::problem::*;
use crate::references::heaps::{in_two, pairs, Values};
use crate::references::nim::is_odd;

pub fn problem() -> Problem {
    Problem::with(
        one(parts![heaps(100, heap(100).small(5))]),
        || (Values::new(|n| pairs(n, |a, b| a < n && b < n)), PlayedOut::new(smaller_two)),
        reference,
    )
}

fn reference(case: &Case, (values, game): &mut (Values, PlayedOut), why: &mut Witness) -> String {
    let heaps = case.numbers("heaps");
    let won = match heaps.iter().fold(1, |size: u64, heap| size.saturating_mul(heap + 1)) {
        0..=40 => game.won(&heaps, why),
        _ => is_odd(&values.of(&heaps)),
    };
    choose(won, "Yes", "No")
}

fn smaller_two(position: &[u64]) -> Vec<Position> {
    in_two(position, |n| pairs(n, |a, b| a < n && b < n))
}
