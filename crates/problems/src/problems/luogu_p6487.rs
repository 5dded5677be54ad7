//! HRPA: Fibonacci Nim with the first take.

use crate::hard::{each_number, fibonacci_nim};
use crate::problem::*;
use crate::references::fibonacci::least_take;

pub fn problem() -> Problem {
    let format = one(parts![number("n", 2, 1_000_000_000_000_000).within(1, u64::MAX).small(150)]);
    Problem::new(format, |case, _| least_take(case.number("n")))
        .hard(|_| each_number("n", fibonacci_nim(2, 1_000_000_000_000_000)))
}
