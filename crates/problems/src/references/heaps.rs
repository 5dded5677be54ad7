//! Heaps of several kinds: split, merged, removed, taken from at both ends, or one taken from each heap of a choice.

use super::nim::is_odd;
use super::tree::is_sum_up_to;
use super::{PlayedOut, Position, Witness};
use rustc_hash::FxHashSet as HashSet;

/// Second method: the values by definition, from the pairs of heaps that a heap may become.
pub struct Values<F = Pairs> {
    pairs: F,
    values: Vec<u64>,
}

pub fn pairs(n: u64, is_option: impl Fn(u64, u64) -> bool) -> Vec<(u64, u64)> {
    let all = (0..=n).flat_map(|a| (0..=a).map(move |b| (a, b)));
    all.filter(|&(a, b)| is_option(a, b)).collect()
}

impl<F: Fn(u64) -> Vec<(u64, u64)>> Values<F> {
    pub fn new(pairs: F) -> Values<F> {
        let values = Vec::new();
        Values { pairs, values }
    }

    pub fn of(&mut self, heaps: &[u64]) -> Vec<u64> {
        let values = &mut self.values;
        for n in values.len() as u64..=heaps.iter().copied().max().unwrap_or(0) {
            let pairs = (self.pairs)(n).into_iter();
            let seen: HashSet<u64> =
                pairs.map(|(a, b)| values[a as usize] ^ values[b as usize]).collect();
            values.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        heaps.iter().map(|&heap| values[heap as usize]).collect()
    }
}

/// The moves that replace a heap by two.
pub fn in_two(position: &[u64], pairs: impl Fn(u64) -> Vec<(u64, u64)>) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &heap) in position.iter().enumerate() {
        for (a, b) in pairs(heap) {
            let mut option = position.to_vec();
            option[at] = a;
            option.push(b);
            option.retain(|&heap| heap > 0);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// The moves that split a heap into any two.
pub fn any_two(position: &[u64]) -> Vec<Position> {
    in_two(position, |heap| (1..=heap / 2).map(|part| (part, heap - part)).collect())
}

/// Whether the first player wins if a move splits a heap into any two.
pub fn any_two_won(heaps: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    if is_sum_up_to(24, heaps) {
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable();
        return game.won(&heaps, why);
    }
    // Second method: the number of even heaps, for only these take an odd number of splits.
    heaps.iter().filter(|&heap| heap % 2 == 0).count() % 2 == 1
}

fn splits(n: u64) -> Vec<(u64, u64)> {
    (1..n).map(|a| (a, n - a)).filter(|&(a, b)| a > b).collect()
}

pub type Pairs = fn(u64) -> Vec<(u64, u64)>;

/// Grundy's game.
pub struct Grundy {
    game: PlayedOut,
    values: Values,
}

impl Grundy {
    pub fn new() -> Grundy {
        Grundy {
            game: PlayedOut::new(|position| in_two(position, splits)),
            values: Values::new(splits),
        }
    }

    pub fn won(&mut self, heaps: &[u64], why: &mut Witness) -> bool {
        if heaps.iter().sum::<u64>() <= 16 {
            return self.game.won(heaps, why);
        }
        if let [heap] = *heaps {
            if heap > 20_000 {
                // Published: no heap above 1222 is lost (Flammenkamp).
                return true;
            }
        }
        is_odd(&self.values.of(heaps))
    }
}

/// Whether the first player wins when a move removes a whole heap, and whoever makes the nim-sum 0 loses.
pub fn erasing_won(heaps: &[u64], why: &mut Witness) -> bool {
    let sum = |heaps: &[u64]| heaps.iter().fold(0, |sum, heap| sum ^ heap);
    if heaps.len() <= 7 {
        let options = |heaps: &[u64]| match sum(heaps) {
            0 => vec![],
            _ => (0..heaps.len()).map(|at| [&heaps[..at], &heaps[at + 1..]].concat()).collect(),
        };
        // Who meets the nim-sum 0 has no move, and has won.
        return PlayedOut::misere(options).won(heaps, why);
    }
    // Second method: both remove any heap that leaves another nim-sum than 0, until there is none.
    let mut heaps = heaps.to_vec();
    let mut first_moves = true;
    while sum(&heaps) != 0 {
        match heaps.iter().rposition(|&heap| heap != sum(&heaps)) {
            Some(at) => heaps.swap_remove(at),
            None => return !first_moves,
        };
        first_moves = !first_moves;
    }
    first_moves
}
