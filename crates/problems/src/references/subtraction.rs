//! Subtraction games.

use super::nim::{is_odd, is_small};
use super::{each, PlayedOut, Position, Witness};
use crate::format::words::{heap, set};
use crate::format::{list, Case, Part};
use crate::hard::{all_values, lists, numbers, Parts};
use crate::parts;
use crate::random::Random;
use rustc_hash::FxHashSet as HashSet;

/// Whether a heap is won from which one of some numbers is taken: up to 60 by all moves. Second method for
/// larger heaps: the multiples of 6 or 4 by their digits, as taught in school.
pub fn one_heap_won(n: u64, lost: u64, game: &mut PlayedOut, why: &mut Witness) -> bool {
    let digits = n.to_string().into_bytes();
    let last = |count: usize| {
        let digits = digits.iter().rev().take(count).rev();
        digits.fold(0, |number, digit| 10 * number + u64::from(digit - b'0'))
    };
    let sum: u64 = digits.iter().map(|digit| u64::from(digit - b'0')).sum();
    match (n, lost) {
        (0..=60, _) => game.won(&[n], why),
        (_, 6) => last(1) % 2 == 1 || sum % 3 != 0,
        _ => last(2) % 4 != 0,
    }
}

/// The remaining heaps when some numbers may be taken.
pub fn takes(position: &[u64], may_take: impl Fn(u64) -> bool) -> Vec<Position> {
    let takes = (1..=position[0]).filter(|&take| may_take(take));
    takes.map(|take| vec![position[0] - take]).collect()
}

/// The remaining heaps when a number of `set` is taken.
pub fn below(heap: u64, set: &[u64]) -> Vec<u64> {
    set.iter().filter(|&&take| take <= heap).map(|take| heap - take).collect()
}

/// Whether each heap up to `n` is lost, by its options: the whole game of one heap.
pub fn lost_heaps(set: &[u64], n: u64) -> Vec<bool> {
    let mut lost: Vec<bool> = Vec::new();
    for heap in 0..=n {
        let is_lost = !below(heap, set).iter().any(|&left| lost[left as usize]);
        lost.push(is_lost);
    }
    lost
}

pub fn won(set: &[u64], heaps: &[u64], why: &mut Witness) -> bool {
    if is_small(heaps) {
        let options = |position: &[u64]| each(position, |_, heap| below(heap, set));
        return PlayedOut::new(options).won(heaps, why);
    }
    is_odd(&values(set, heaps))
}

/// The Grundy value of each heap: the Nim heap beside which it is lost.
pub fn values(set: &[u64], heaps: &[u64]) -> Vec<u64> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let set = &set.iter().copied().filter(|&member| member <= largest).collect::<Vec<u64>>()[..];
    let options = |position: &[u64]| {
        let mut options: Vec<Position> =
            below(position[0], set).into_iter().map(|left| vec![left, position[1]]).collect();
        options.extend((0..position[1]).map(|left| vec![position[0], left]));
        options
    };
    let mut game = PlayedOut::new(options);
    let period = published_period(set);
    let reduced: Vec<u64> = heaps
        .iter()
        .map(|&heap| match heap {
            0..=20_000 => heap,
            _ => {
                10_000
                    + (heap - 10_000)
                        % period.unwrap_or_else(|| panic!("{} is too much for {:?}", heap, set))
            }
        })
        .collect();
    // Second method for larger heaps: the textbook's table.
    let mut table: Vec<u64> = Vec::new();
    for heap in 0..=reduced.iter().copied().max().unwrap_or(0) {
        let seen: HashSet<u64> =
            below(heap, set).iter().map(|&left| table[left as usize]).collect();
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    let value = |heap: u64| match heap {
        0..=20 => (0..).find(|&nim| !game.search(&[heap, nim])).unwrap(),
        _ => table[heap as usize],
    };
    reduced.into_iter().map(value).collect()
}

/// The periods of the sets in the golden cases (Winning Ways, ch. 4): {s}: 2s; {1, b}: 2 for b odd, else b +
/// 1; {1, ..., m}: m + 1; {1, 3, 4}: 7. Those of the first primes show in the table: as many values repeat as the largest
/// member.
fn published_period(set: &[u64]) -> Option<u64> {
    let mut set = set.to_vec();
    set.sort_unstable();
    set.dedup();
    match set[..] {
        [] => Some(1),
        [s] => Some(2 * s),
        [1, 3, 4] | [2, 3, 5] => Some(7),
        [2, 3, 5, 7, 11, 13] => Some(9),
        [1, b] => Some(if b % 2 == 1 { 2 } else { b + 1 }),
        _ if set.iter().enumerate().all(|(at, &s)| s == at as u64 + 1) => {
            Some(set.len() as u64 + 1)
        }
        _ => None,
    }
}

/// The parts of S-Nim: a set, and positions played with it, whose heaps begin with `least` at the judge.
pub fn positions(least: u64) -> Vec<Part> {
    let heaps = list("heaps", 100, heap(10_000).judged(least, 10_000)).small(2);
    parts![set(100, 10_000), list("positions", 100, heaps).small(8)]
}

/// S-Nim with all values, in all its positions.
pub fn hard(_: &mut Random) -> Vec<Parts> {
    let (set, positions) = all_values(100);
    vec![vec![("set", numbers(&set)), ("positions", lists(&positions))]]
}

/// S-Nim's answer: a letter for each position.
pub fn letters(case: &Case, why: &mut Witness) -> String {
    let set = case.numbers("set");
    let letter = |heaps: Vec<u64>| if won(&set, &heaps, why) { "W" } else { "L" };
    let letters: String = case.lists("positions").into_iter().map(letter).collect();
    letters + "\n"
}
