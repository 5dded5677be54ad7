//! Constrained Nim 2: heaps, take L to R.

use crate::hard::takes;
use crate::problem::*;
use crate::references::nim::{is_odd, is_small};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let least = number("l", 1, 1_000_000_000).within(1, u64::MAX).small(5);
    let most = number("r", 1, 1_000_000_000).within("l", u64::MAX).small(7);
    let heaps = times("heaps", "n", heap(1_000_000_000).small(9));
    Problem::new(one(parts![n(200_000).small(3), least, most, Line, heaps]), reference).hard(hard)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (least, most) = (case.number("l"), case.number("r"));
    choose(from_to_won(&case.numbers("heaps"), least, most, why), "First", "Second")
}

fn from_to_won(heaps: &[u64], least: u64, most: u64, why: &mut Witness) -> bool {
    if is_small(heaps) {
        let options = |position: &[u64]| {
            each(position, |_, heap| (least..=most.min(heap)).map(|take| heap - take).collect())
        };
        return PlayedOut::new(options).won(heaps, why);
    }
    // Second method: rounds of L + R heaps in which each value occurs L times, found by counting.
    let value = |heap: u64| {
        let round = u128::from(least) + u128::from(most);
        let rest = u128::from(heap) - u128::from(heap) / round * round;
        (rest / u128::from(least)) as u64
    };
    is_odd(&heaps.iter().map(|&heap| value(heap)).collect::<Vec<u64>>())
}

fn hard(random: &mut Random) -> Vec<Parts> {
    [(1, 1), (1, 1_000_000_000), (1_000_000_000, 1_000_000_000), (2, 3), (499_999, 31_622)]
        .map(|(l, r)| (l.min(r), l.max(r)))
        .into_iter()
        .flat_map(|(l, r)| takes(2000, 1_000_000_000, l, r, &[("l", l), ("r", r)], random))
        .collect()
}
