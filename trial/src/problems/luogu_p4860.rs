//! Roy & October's stones II: take 1 or a prime.

use crate::games::subtraction::stones;
use crate::hard::{each_number, near};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(header(1_000_000, parts![n(50_000_000).small(60)]), || {
        stones(|n, take| n <= 60 && is_prime_or_1(take), 4)
    })
    .hard(|_| each_number("n", near(&[50_000_000, 49_999_992, 12], 1, 50_000_000)))
}

fn is_prime_or_1(n: u64) -> bool {
    (2..n).all(|divisor| n % divisor != 0)
}
