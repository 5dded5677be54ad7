//! Splitting and merging: into consecutive sizes, equal sizes, pairs, sheets; merging up to a size.

use super::Position;
use rustc_hash::FxHashSet as HashSet;

/// A position without the heaps that cannot move.
pub fn position(mut heaps: Vec<u64>) -> Position {
    heaps.retain(|&heap| heap > 1);
    heaps.sort_unstable();
    heaps
}

pub fn splits(heaps: &[u64], parts_of: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &heap) in heaps.iter().enumerate() {
        for parts in parts_of(heap) {
            let mut option = heaps.to_vec();
            option.remove(at);
            option.extend(parts);
            options.push(position(option));
        }
    }
    options
}

/// Second method: the values by definition.
pub fn sum(heaps: &[u64], table: &mut Vec<u64>, parts_of: &impl Fn(u64) -> Vec<Vec<u64>>) -> u64 {
    for heap in table.len() as u64..=heaps.iter().copied().max().unwrap_or(0) {
        let value = |parts: Vec<u64>| parts.iter().fold(0, |sum, &part| sum ^ table[part as usize]);
        let seen: HashSet<u64> = parts_of(heap).into_iter().map(value).collect();
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    heaps.iter().fold(0, |sum, &heap| sum ^ table[heap as usize])
}
