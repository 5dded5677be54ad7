//! Stone Piles: replace a pile by different ones.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::splitting::{position, splits, sum};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let piles = heaps(50, heap(50).within(1, u64::MAX).small(16)).small(3);
    let format = header(50, parts![piles]);
    Problem::with(format, || (PlayedOut::new(options), Vec::new()), reference)
}

/// All ways to write a number as a sum of different ones, each at least `least`.
fn sums(n: u64, least: u64) -> Vec<Vec<u64>> {
    let more =
        |part| sums(n - part, part + 1).into_iter().map(move |sum| [vec![part], sum].concat());
    let mut all: Vec<Vec<u64>> = (least..).take_while(|part| 2 * part < n).flat_map(more).collect();
    all.extend((least <= n).then(|| vec![n]));
    all
}

fn parts_of(pile: u64) -> Vec<Vec<u64>> {
    sums(pile, 1).into_iter().filter(|sum| sum.len() > 1).collect()
}

fn options(piles: &[u64]) -> Vec<Position> {
    splits(piles, parts_of)
}

fn reference(case: &Case, (game, table): &mut (PlayedOut, Vec<u64>), why: &mut Witness) -> String {
    let piles = case.numbers("heaps");
    let won = if piles.iter().fold(0, |sum: u64, &pile| sum.saturating_add(pile)) <= 24 {
        game.won(&position(piles), why)
    } else {
        // Second method: the values by definition; beyond 50 they grow by 1, as they do from 9 on.
        let value = |&pile: &u64| match pile {
            0..=50 => sum(&[pile], table, &parts_of),
            _ => sum(&[50], table, &parts_of) + (pile - 50),
        };
        is_odd(&piles.iter().map(value).collect::<Vec<u64>>())
    };
    choose(won, "ALICE", "BOB")
}
