//! Brave Game: Bash's game.

use crate::hard::{bash, named};
use crate::problem::*;
use crate::references::bash::limited;

pub fn problem() -> Problem {
    Problem::new(header(100, parts![n(1000), m(1000)]), reference)
        .hard(|_| named(bash(1000), "n", "m"))
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, m) = (case.number("n"), case.number("m"));
    choose(limited(&[n], &[m], why), "first", "second")
}
