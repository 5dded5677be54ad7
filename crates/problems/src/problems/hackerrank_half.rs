//! A stones game: take at least half of a pile.

use crate::hard::{each_number, near, powers};
use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = n(1_000_000_000).within(1, u64::MAX).small(400);
    let format = header(1_000_000, parts![n]).of_largest(100_000);
    Problem::with(format, || PlayedOut::new(halves), reference)
        .hard(|_| each_number("n", near(&powers(2, 1_000_000_000), 1, 1_000_000_000)))
}

fn halves(position: &[u64]) -> Vec<Position> {
    each(position, |_, pile| (0..pile / 2 + pile.min(1)).collect())
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let n = case.number("n");
    let piles: Vec<u64> = (1..=n.min(400)).collect();
    if n <= 8 {
        game.won(&piles, why);
        let taken = |left: &Position| n * (n + 1) / 2 - left.iter().sum::<u64>();
        let winning = halves(&piles).into_iter().filter(|left| !game.search(left));
        return line(&[winning.map(|left| taken(&left)).min().unwrap()]);
    }
    // Second method: each pile is worth its binary digits. Beyond 400, only the least pile of each length is tried.
    let digits = |pile: u64| u64::BITS - pile.leading_zeros();
    let powers: Vec<u64> = (0..digits(n)).map(|bit| 1 << bit).collect();
    let is_odd = |&&power: &&u64| (n.min(2 * (power - 1) + 1) - power) % 2 == 0;
    let sum = powers.iter().filter(is_odd).fold(0, |sum, &power| sum ^ digits(power));
    let piles = if n <= 400 { piles } else { powers };
    let take = |&pile: &u64| {
        let length = digits(pile) ^ sum;
        (length < digits(pile)).then(|| pile - (pile / 2).min((1 << length) - 1))
    };
    line(&[piles.iter().filter_map(take).min().unwrap()])
}
