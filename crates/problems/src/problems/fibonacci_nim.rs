//! Fibonacci Nim.

use crate::problem::*;
use crate::references::fibonacci::{options, won};

pub fn problem() -> Problem {
    Problem::with(
        to_end(parts![number("n", 3, 1_000_000_000).small(500)]),
        || PlayedOut::new(options as Options),
        |case, game, why| choose(won(case.number("n"), game, why), "1", "2"),
    )
}
