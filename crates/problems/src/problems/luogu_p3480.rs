//! KAM: staircase Nim of differences.

use crate::hard::numbers;
use crate::problem::*;
use crate::references::nim::is_odd;

/// Bounds: one copy, which has two sums.
pub fn problem() -> Problem {
    let heaps = heaps(1000, heap(MOST).judged(0, MOST).small(7));
    let format = header(10, parts![heaps.in_order(Order::Ascending)]).promised(Promise {
        keep: lower,
        check: "lambda case: sum(map(int, case[1:])) <= 1000",
        sentence: ["sum of the heaps in each case: at most 1000", "每组各堆之和：不超过 1000"],
    });
    Problem::with(format, || PlayedOut::new(never_decreasing), reference)
}

/// The largest sum of a case in the original; the translation has 10000.
const MOST: u64 = 1000;

/// Divides all heaps, if their sum is larger.
fn lower(case: &mut Case) {
    let mut heaps = case.numbers("heaps");
    let sum = heaps.iter().sum::<u64>().max(MOST);
    for heap in &mut heaps {
        *heap = *heap * MOST / sum;
    }
    case.set("heaps", numbers(&heaps));
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
