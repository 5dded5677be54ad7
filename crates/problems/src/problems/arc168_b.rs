//! Arbitrary Nim: the greatest limit with which the first player wins.

use crate::hard::{balanced, listed};
use crate::problem::*;
use crate::references::bash::limited;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::new(one(parts![heaps(250_000, heap(1_000_000_000).small(6))]), |case, _| {
        greatest_limit(&case.numbers("heaps"))
    })
    .hard(hard)
}

/// The greatest limit on all heaps with which the first player wins; 0 for none, -1 for any.
fn greatest_limit(heaps: &[u64]) -> String {
    let wins = |limit: u64| limited(heaps, &vec![limit; heaps.len()], &mut Witness::default());
    let largest = heaps.iter().copied().max().unwrap_or(0);
    if wins(largest) {
        return "-1\n".to_string();
    }
    let limits: Vec<u64> = match largest {
        0..=50 => (1..largest).collect(),
        // Second method: for a limit between two neighbours of the sorted heaps, all larger heaps are reduced alike,
        // and so cancel or not; the greatest limit of each such stretch is one less than a heap.
        _ => heaps.iter().filter(|&&heap| heap > 1).map(|heap| heap - 1).collect(),
    };
    let greatest = limits.into_iter().filter(|&limit| wins(limit)).max();
    line(&[greatest.unwrap_or(0)])
}

/// Heaps of nim-sum 0, with twins above the largest heap that does not cancel.
fn hard(random: &mut Random) -> Vec<Parts> {
    let length = 2000;
    let most = 1_000_000_000;
    let mut all = vec![vec![most; 2], vec![most; 3], vec![1, 1], vec![1, 2, 3]];
    for length in [3, 4, length] {
        let Some(heaps) = balanced(length, most / 4, random) else { continue };
        let largest = heaps.iter().copied().max().unwrap_or(1);
        for twins in [vec![most; 2], vec![most - 1, most, most - 1, most], vec![largest; 2]] {
            all.push([&heaps[..], &twins].concat());
        }
    }
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}
