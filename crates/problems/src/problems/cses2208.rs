//! Another game: choose some heaps, and take one from each.

use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format =
        header_in_all("heaps", 200_000, parts![heaps(200_000, heap(1_000_000_000).small(5))]);
    Problem::with(format, || PlayedOut::new(one_from_each), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(choice_won(&case.numbers("heaps"), game, why), "first", "second")
}

/// The moves that take one from each heap of a choice.
fn one_from_each(position: &[u64]) -> Vec<Position> {
    let some = position.iter().filter(|&&heap| heap > 0).count();
    let position: Vec<u64> = position.iter().copied().filter(|&heap| heap > 0).collect();
    let option = |chosen: u64| -> Position {
        position.iter().enumerate().map(|(at, heap)| heap - (chosen >> at & 1)).collect()
    };
    (1..1 << some).map(option).collect()
}

fn choice_won(heaps: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    match heaps.iter().map(|heap| heap.saturating_add(1)).fold(1, u64::saturating_mul) {
        0..=8000 if heaps.len() <= 6 => game.won(heaps, why),
        // Second method: lost exactly if every heap is twice a number.
        _ => !heaps.iter().all(|heap| heap / 2 * 2 == *heap),
    }
}
