//! Taking stones: Bash's game.

use crate::hard::{bash, named};
use crate::problem::*;
use crate::references::bash::limited;

pub fn problem() -> Problem {
    let format = one(parts![n(100_000).small(60), number("k", 1, 100_000).small(60),]);
    Problem::new(format, reference).hard(|_| named(bash(100_000), "n", "k"))
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, k) = (case.number("n"), case.number("k"));
    choose(limited(&[n], &[k], why), "1", "2")
}
