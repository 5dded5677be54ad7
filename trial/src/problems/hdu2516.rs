//! Fibonacci Nim.

use crate::games::fibonacci::winner;
use crate::hard::{each_number, fibonacci_nim};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(to_zero(parts![number("n", 2, (1 << 31) - 1).small(500)]), || {
        winner("First win", "Second win")
    })
    .hard(|_| each_number("n", fibonacci_nim(2, (1 << 31) - 1)))
}
