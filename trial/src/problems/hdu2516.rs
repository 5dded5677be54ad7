//! Fibonacci Nim.

use crate::games::fibonacci::winner;
use crate::hard::{each_number, fibonacci_nim};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(format(), reference).hard(hard)
}

fn format() -> Format {
    to_zero(parts![number("n", 2, (1 << 31) - 1).small(500)])
}

fn reference() -> Reference {
    winner("First win", "Second win")
}

fn hard(_: &mut Random) -> Vec<Parts> {
    each_number("n", fibonacci_nim(2, (1 << 31) - 1))
}
