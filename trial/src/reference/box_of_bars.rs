//! Bars that are taken out of a box, and shortened outside; heaps that are removed before Nim.

use super::nim::Nim;
use super::{choose, new, Game, Position, Reference};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "loj10245" => new(|case| choose(won(&case.numbers("bars")), "NO", "YES")),
        "luogu-p4301" => {
            let mut nim = Nim::new(false);
            new(move |case| {
                let heaps = case.numbers("heaps");
                let removed = match heaps.len() {
                    0..=4 if heaps.iter().all(|&heap| heap <= 7) => played(&heaps, &mut nim),
                    _ => by_rank(heaps),
                };
                format!("{removed}\n")
            })
        }
        _ => None,
    }
}

/// The heaps that a turn keeps, by all choices but that of none.
fn kept(heaps: &[u64]) -> Vec<Position> {
    let keep = |chosen: usize| {
        let heaps = heaps.iter().enumerate();
        let kept = heaps.filter(|(at, _)| chosen >> at & 1 == 1);
        kept.map(|(_, &heap)| heap).collect()
    };
    (1..1 << heaps.len()).map(keep).collect()
}

/// The least that a first turn removes after which every second turn leaves a Nim that the first player wins.
fn played(heaps: &[u64], nim: &mut Nim) -> u128 {
    let sum = |heaps: &[u64]| heaps.iter().map(|&heap| u128::from(heap)).sum::<u128>();
    let all = sum(heaps);
    let turns = kept(heaps).into_iter();
    let wins = turns.filter(|left| kept(left).iter().all(|left| nim.won(left)));
    wins.map(|left| all - sum(&left)).min().unwrap()
}

/// Second method: from the smallest on, what can go without lowering the rank of the others goes.
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

/// The rank over GF(2), by columns: a row with the bit is added to all others that have it, and is done.
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

/// A position: how many bars are in the box, those, and the ones outside.
fn options(position: &[u64]) -> Vec<Position> {
    let inside = &position[1..1 + position[0] as usize];
    let outside = &position[1 + inside.len()..];
    let mut options = Vec::new();
    for chosen in 1..1 << inside.len() {
        let (mut left, mut out) = (Vec::new(), outside.to_vec());
        for (at, &bar) in inside.iter().enumerate() {
            if chosen >> at & 1 == 1 {
                &mut out
            } else {
                &mut left
            }
            .push(bar);
        }
        out.sort_unstable();
        options.push([&[left.len() as u64][..], &left, &out].concat());
    }
    for (at, &bar) in outside.iter().enumerate() {
        for shorter in 0..bar {
            let mut out = outside.to_vec();
            out[at] = shorter;
            out.retain(|&bar| bar > 0);
            out.sort_unstable();
            options.push([&position[..1 + inside.len()], &out].concat());
        }
    }
    options
}

fn won(bars: &[u64]) -> bool {
    if bars.len() <= 3 && bars.iter().all(|&bar| bar <= 6)
        || bars.len() == 4 && bars.iter().all(|&bar| bar <= 3)
    {
        let position = [&[bars.len() as u64][..], bars].concat();
        return Game::new(options).won(&position);
    }
    // Second method: whether some bars, not none, have the nim-sum 0, by all sums that there are.
    let mut sums = std::collections::HashSet::new();
    bars.iter().any(|&bar| {
        let more: Vec<u64> = sums.iter().map(|sum| sum ^ bar).collect();
        sums.insert(bar);
        sums.extend(more);
        sums.contains(&0) || sums.len() >= 1 << 20
    })
}
