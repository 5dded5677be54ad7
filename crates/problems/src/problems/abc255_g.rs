//! Constrained Nim: a move may not take Y from a heap of X.

use crate::problem::*;
use crate::references::nim::{is_odd, is_small};
use rustc_hash::FxHashSet as HashSet;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let size = 1_000_000_000_000_000_000;
    let heaps = times("heaps", "n", heap(size).small(9));
    let y = number("y", 1, size).judge_by(1, "x");
    let pair = parts![number("x", 1, size).small(9), y.small(9)];
    let pairs = times_of("pairs", "m", pair).judge_order(Order::Distinct);
    let (n, m) = (n(200_000).small(3), m(200_000).small(12));
    Problem::new(one(parts![n, m, Line, heaps, pairs]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let pairs: HashSet<(u64, u64)> = case.lists("pairs").iter().map(|p| (p[0], p[1])).collect();
    let heaps = case.numbers("heaps");
    choose(exceptions_won(&heaps, &pairs, why), "Takahashi", "Aoki")
}

fn exceptions_won(heaps: &[u64], pairs: &HashSet<(u64, u64)>, why: &mut Witness) -> bool {
    if is_small(heaps) {
        let options = |position: &[u64]| {
            each(position, |_, heap| {
                let takes = (1..=heap).filter(|&take| !pairs.contains(&(heap, take)));
                takes.map(|take| heap - take).collect()
            })
        };
        return PlayedOut::new(options).won(heaps, why);
    }
    // Second method: a table with a set for each heap; beyond it, heaps without exceptions are each one more than the
    // heap before.
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let last = pairs.iter().map(|pair| pair.0).filter(|&heap| heap <= largest);
    let last = last.max().unwrap_or(0) + 1;
    assert!(last <= 5000, "an exception at {} is too much", last);
    let mut table: Vec<u64> = Vec::new();
    for heap in 0..=last {
        let takes = (1..=heap).filter(|&take| !pairs.contains(&(heap, take)));
        let seen: HashSet<u64> = takes.map(|take| table[(heap - take) as usize]).collect();
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    let value = |&heap: &u64| {
        if heap <= last {
            table[heap as usize]
        } else {
            table[last as usize] + (heap - last)
        }
    };
    is_odd(&heaps.iter().map(value).collect::<Vec<u64>>())
}
