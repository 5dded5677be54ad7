//! KAM: staircase Nim of differences.

use crate::problem::*;
use crate::references::nim::is_odd;

pub fn problem() -> Problem {
    let heaps = heaps(1000, heap(10_000).judged(0, 10_000).small(7));
    let format = header(10, parts![heaps.in_order(Order::Ascending)]);
    Problem::with(format, || PlayedOut::new(never_decreasing), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(heaps_won(&case.numbers("heaps"), game, why), "TAK", "NIE")
}

/// The moves take any number from a heap, such that no heap becomes smaller than the one before.
fn never_decreasing(position: &[u64]) -> Vec<Position> {
    each(position, |place, heap| {
        let least = if place == 0 { 0 } else { position[place - 1] };
        (least..heap).collect()
    })
}

fn heaps_won(heaps: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    if heaps.len() <= 4 && heaps.iter().all(|&heap| heap <= 8) {
        return game.won(heaps, why);
    }
    // Second method: from the right, the differences of pairs.
    let pairs = heaps.rchunks(2).map(|pair| match *pair {
        [before, heap] => heap - before,
        _ => pair[0],
    });
    is_odd(&pairs.collect::<Vec<u64>>())
}
