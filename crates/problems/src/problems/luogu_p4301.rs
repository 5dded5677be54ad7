//! New Nim game: in the first turns remove whole heaps.

use crate::hard::{balanced, listed};
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    let heaps = heaps(100, heap(1_000_000_000).within(1, u64::MAX).small(7));
    let format = one(parts![heaps.counted(|count| count.within(1, u64::MAX))]);
    Problem::with(format, || Nim::new(false), reference).hard(hard)
}

fn reference(case: &Case, nim: &mut Nim, _: &mut Witness) -> String {
    let heaps = case.numbers("heaps");
    let removed = match heaps.len() {
        0..=4 if heaps.iter().all(|&heap| heap <= 7) => played(&heaps, nim),
        _ => by_rank(heaps),
    };
    format!("{removed}\n")
}

/// The heaps that a turn keeps, for all choices except keeping none.
fn kept(heaps: &[u64]) -> Vec<Position> {
    let keep = |chosen: usize| {
        let heaps = heaps.iter().enumerate();
        let kept = heaps.filter(|(at, _)| chosen >> at & 1 == 1);
        kept.map(|(_, &heap)| heap).collect()
    };
    (1..1 << heaps.len()).map(keep).collect()
}

/// The least total that a first turn removes such that every second turn leaves a Nim that the first player wins.
fn played(heaps: &[u64], nim: &mut Nim) -> u128 {
    let sum = |heaps: &[u64]| heaps.iter().map(|&heap| u128::from(heap)).sum::<u128>();
    let all = sum(heaps);
    let turns = kept(heaps).into_iter();
    let wins = turns.filter(|left| kept(left).iter().all(|left| nim.is_won(left)));
    wins.map(|left| all - sum(&left)).min().unwrap()
}

/// Second method: from the smallest heap on, each heap is removed if that does not lower the rank of the rest.
fn by_rank(mut heaps: Vec<u64>) -> u128 {
    heaps.sort_unstable();
    let full = rank(heaps.clone());
    let mut removed = 0;
    let mut at = 0;
    while at < heaps.len() {
        let mut others = heaps.clone();
        let heap = others.remove(at);
        if rank(others.clone()) == full {
            removed += u128::from(heap);
            heaps = others;
        } else {
            at += 1;
        }
    }
    removed
}

/// The rank over GF(2), by columns: a row with the bit is added to all other rows that have it, and is done.
fn rank(mut rows: Vec<u64>) -> usize {
    let mut rank = 0;
    for bit in 0..64 {
        if let Some(at) = rows.iter().position(|row| row >> bit & 1 == 1) {
            let pivot = rows.swap_remove(at);
            let others = rows.iter_mut().filter(|row| **row >> bit & 1 == 1);
            others.for_each(|row| *row ^= pivot);
            rank += 1;
        }
    }
    rank
}

/// Heaps some of which are sums of others, so that it matters which ones are kept.
fn hard(random: &mut Random) -> Vec<Parts> {
    let length = 100;
    let most = 1_000_000_000;
    let mut all = vec![vec![most; length as usize], vec![1, 2, 3], vec![7, 5, 2, 4, 1, 6, 3]];
    for length in [3, 10, 30, length] {
        all.extend(balanced(length, most, random));
    }
    all.push((0..length).map(|at| most - at).collect());
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}
