//! Fibonacci Nim.

use crate::games::fibonacci::winner;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(to_end(parts![number("n", 3, 1_000_000_000).small(500)]), || winner("1", "2"))
}
