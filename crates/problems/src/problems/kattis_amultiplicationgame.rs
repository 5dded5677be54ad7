//! A multiplication game.

use crate::hard::{each_number, near};
use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let n = number("n", 2, MOST).within(2, u64::MAX).small(400);
    Problem::new(to_end(parts![n]).of_largest(30), reference)
        .hard(|_| each_number("n", near(&ends(), 2, MOST)))
        .at("Kattis", |format| format.of_cases(1, 30))
}

const MOST: u64 = (1 << 32) - 2;

/// All numbers are played out: p takes few values, since it has no prime factors but 2, 3, 5 and 7.
fn reference(case: &Case, why: &mut Witness) -> String {
    let n = case.number("n");
    let products = |position: &[u64]| {
        each(position, |_, p| {
            let factors = (2..=9).filter(|_| p < n);
            factors.map(|factor| p.saturating_mul(factor).min(n)).collect()
        })
    };
    choose(PlayedOut::new(products).won(&[1], why), "Stan wins.", "Ollie wins.")
}

/// The last numbers of each player's wins, and those of doubles that are divided by 18.
fn ends() -> Vec<u64> {
    let rounds = std::iter::successors(Some(1), |n: &u64| n.checked_mul(18));
    rounds.flat_map(|round| [round, 9 * round]).take_while(|&end| end <= MOST).collect()
}
