//! Sasha and Sticks: take exactly k.

use crate::problem::*;
use crate::references::subtraction::takes;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let n = n(1_000_000_000_000_000_000).within(0, u64::MAX);
    let k = number("k", 1, 1_000_000_000_000_000_000).judge_by(1, "n").within(1, u64::MAX);
    Problem::new(one(parts![n, k]), reference).accepts(Accepts::AnyCase)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, k) = (case.number("n"), case.number("k"));
    let won = if n <= 60 {
        PlayedOut::new(|sticks: &[u64]| takes(sticks, |take| take == k)).won(&[n], why)
    } else {
        // Second method: after two moves the same player wins.
        u128::from(n) % (2 * u128::from(k)) >= u128::from(k)
    };
    choose(won, "YES", "NO")
}
