//! Tokitsukaze, CSL and Stone Game: no two piles equal.

use crate::hard::listed;
use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let piles = heaps(100_000, number("heap", 0, 1_000_000_000).small(6));
    Problem::with(one(parts![piles]), || PlayedOut::new(one_less), reference).hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let mut piles = case.numbers("heaps");
    piles.sort_unstable();
    let won = if piles.len() <= 5 && piles.iter().all(|&pile| pile <= 6) {
        game.won(&piles, why)
    } else {
        // Second method: make the first move if it is forced, then count.
        let mut counts: HashMap<u64, u64> = HashMap::default();
        for &pile in &piles {
            *counts.entry(pile).or_default() += 1;
        }
        let twice: Vec<u64> = piles.iter().copied().filter(|pile| counts[pile] > 1).collect();
        let is_lost = match twice[..] {
            [] => false,
            [a, b] => a != b || a == 0 || counts.contains_key(&(a - 1)),
            _ => true,
        };
        let stones: u128 = piles.iter().map(|&pile| u128::from(pile)).sum();
        let n = piles.len() as u128;
        !is_lost && (stones + n * n.saturating_sub(1) / 2) % 2 == 1
    };
    choose(won, "sjfnb", "cslnb")
}

/// The moves that take one stone and leave no two equal piles: any other move loses at once.
fn one_less(position: &[u64]) -> Vec<Position> {
    let mut options = each(position, |_, pile| pile.checked_sub(1).into_iter().collect());
    for option in &mut options {
        option.sort_unstable();
    }
    options.retain(|option| option.windows(2).all(|two| two[0] < two[1]));
    options
}

/// A long row of piles that differ, or of which two or three are equal.
fn hard(_: &mut Random) -> Vec<Parts> {
    let row: Vec<u64> = (1..=2000).map(|pile| 500_000 * pile).collect();
    let more = [&[][..], &[7], &[500_000], &[500_000, 500_000], &[500_001, 500_001], &[0, 0]];
    more.iter().map(|more| listed("heaps", &[&row[..], more].concat())).collect()
}
