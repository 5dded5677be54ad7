//! Splitting into heaps as equal as can be.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::splitting::{position, splits};
use rustc_hash::FxHashSet as HashSet;

pub fn problem() -> Problem {
    let least = number("f", 1, 99_999).small(6);
    let heap = heap(99_999).within(0, 1_000_000).small(12);
    let games = times("games", "t", list("heaps", 99, heap).small(3));
    Problem::new(one(parts![number("t", 1, 99).small(4), least, games]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let least = case.number("f");
    let of_equal = move |heap| equal_parts(heap, least);
    let mut game = PlayedOut::new(move |position| splits(position, of_equal));
    let mut table = Vec::new();
    let mut answers = Vec::new();
    for heaps in case.lists("games") {
        let won = match heaps.iter().sum::<u64>() {
            0..=30 => game.search(&position(heaps)),
            _ => is_odd(&equal_values(&heaps, least, &mut table)),
        };
        answers.push(won as u64);
    }
    line(&answers)
}

fn equal_parts(heap: u64, least: u64) -> Vec<Vec<u64>> {
    let counts = 2..if heap < least { 2 } else { heap.saturating_add(1).max(2) };
    let of = |count: u64| (0..count).map(|at| (heap + at) / count).collect();
    counts.map(of).collect()
}

/// Second method: the values by definition; for every number of heaps, the heaps of either size are counted.
fn equal_values(heaps: &[u64], least: u64, table: &mut Vec<u64>) -> Vec<u64> {
    for heap in table.len() as u64..=heaps.iter().copied().max().unwrap_or(0) {
        let times = |count: u64, size: u64| {
            if count & 1 == 1 {
                table[size as usize]
            } else {
                0
            }
        };
        let mut seen = HashSet::default();
        if heap >= least {
            for count in 2..=heap {
                let larger = heap - heap / count * count;
                let option = times(larger, heap / count + 1) ^ times(count - larger, heap / count);
                seen.insert(option);
            }
        }
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    heaps.iter().map(|&heap| table[heap as usize]).collect()
}
