//! Chocolate Game: how many runs of rising piles are won.

use crate::hard::listed;
use crate::problem::*;
use crate::references::staircase::{never_decreasing, rising_won};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let piles = heaps(100_000, heap(1_000_000_000).small(7)).small(5);
    let format = one(parts![piles.in_order(Order::Ascending)]);
    Problem::with(format, || PlayedOut::new(never_decreasing), reference).hard(hard)
}

/// Each run by itself.
fn reference(case: &Case, game: &mut PlayedOut, _: &mut Witness) -> String {
    let piles = case.numbers("heaps");
    let ends =
        (0..piles.len()).flat_map(|first| (first + 1..piles.len()).map(move |last| (first, last)));
    let won = ends
        .filter(|&(first, last)| rising_won(&piles[first..=last], game, &mut Witness::default()));
    line(&[won.count() as u64])
}

/// Equal piles, of which half the runs are lost, one step, and steps of any size: the answer needs 33 bits.
fn hard(random: &mut Random) -> Vec<Parts> {
    let step = [vec![1; 2000], vec![2; 1999]].concat();
    let rises = (0..100_000).scan(0, |pile, _| {
        *pile += random.between(1, 9999);
        Some(*pile)
    });
    [vec![1; 100_000], step, rises.collect()].iter().map(|piles| listed("heaps", piles)).collect()
}
