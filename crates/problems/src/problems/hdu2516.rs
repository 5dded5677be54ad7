//! Fibonacci Nim.

use crate::hard::{each_number, fibonacci_nim};
use crate::problem::*;
use crate::references::fibonacci::{options, won};

pub fn problem() -> Problem {
    Problem::with(
        to_zero(parts![number("n", 2, (1 << 31) - 1).small(500)]),
        || PlayedOut::new(options as Options),
        |case, game, why| choose(won(case.number("n"), game, why), "First win", "Second win"),
    )
    .hard(|_| each_number("n", fibonacci_nim(2, (1 << 31) - 1)))
}
