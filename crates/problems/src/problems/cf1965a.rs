//! Everything Nim: take the same number from every pile.

use crate::problem::*;
use rustc_hash::FxHashSet as HashSet;

pub fn problem() -> Problem {
    let piles = heaps(200_000, heap(1_000_000_000).small(6));
    let format = header_in_all("heaps", 200_000, parts![piles]).of_cases(1, 10_000);
    Problem::with(format, || PlayedOut::new(from_all), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let piles = case.numbers("heaps");
    let won = if piles.iter().all(|&pile| pile <= 12) {
        game.won(&sizes(piles), why)
    } else {
        // Second method: the least size that no pile has.
        let piles: HashSet<u64> = piles.into_iter().filter(|&pile| pile > 0).collect();
        let missing = (1..).find(|size| !piles.contains(size)).unwrap();
        (missing % 2 == 1) == piles.iter().any(|&pile| pile > missing)
    };
    choose(won, "Alice", "Bob")
}

/// A position: the sizes of the nonempty piles, for equal piles stay equal.
fn sizes(mut piles: Vec<u64>) -> Position {
    piles.retain(|&pile| pile > 0);
    piles.sort_unstable();
    piles.dedup();
    piles
}

fn from_all(position: &[u64]) -> Vec<Position> {
    let least = position.first().copied().unwrap_or(0);
    let after = |take| sizes(position.iter().map(|pile| pile - take).collect());
    (1..=least).map(after).collect()
}
