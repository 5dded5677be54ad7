//! Taking stones from either end of a row of heaps.

use crate::problem::*;

pub fn problem() -> Problem {
    let format = header(10, parts![heaps(1000, heap(1_000_000_000).small(6))]);
    Problem::with(format, || PlayedOut::new(two_ends), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(two_ends_won(&case.numbers("heaps"), game, why), "1", "0")
}

/// The moves on a row of heaps, from both ends.
fn two_ends(position: &[u64]) -> Vec<Position> {
    let last = position.len().wrapping_sub(1);
    let mut options =
        each(
            position,
            |place, heap| {
                if place == 0 || place == last {
                    (0..heap).collect()
                } else {
                    vec![]
                }
            },
        );
    for option in &mut options {
        option.retain(|&heap| heap > 0);
    }
    options
}

fn two_ends_won(heaps: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    let heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    game.won(&heaps, why)
}
