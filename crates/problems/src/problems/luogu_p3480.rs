//! KAM: staircase Nim of differences.

use crate::hard::numbers;
use crate::problem::*;
use crate::references::staircase::{never_decreasing, rising_won};

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
    choose(rising_won(&case.numbers("heaps"), game, why), "TAK", "NIE")
}
