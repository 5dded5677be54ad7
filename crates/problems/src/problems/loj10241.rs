//! Taking stones: Bash's game.

use crate::hard::{bash, named};
use crate::problem::*;
use crate::references::bash::limited;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format =
        one(parts![n(100_000).small(60), number("k", 1, 100_000).judge_by(1, "n").small(60),]);
    Problem::new(format, reference).hard(|_| {
        let pairs = bash(100_000).into_iter().filter(|&(n, k)| k <= n);
        named(pairs.collect(), "n", "k")
    })
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, k) = (case.number("n"), case.number("k"));
    choose(limited(&[n], &[k], why), "1", "2")
}
