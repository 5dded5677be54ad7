//! Roy & October's stones: take a power of a prime.

use crate::games::subtraction::stones;
use crate::hard::{each_number, near};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(header(100_000, parts![n(50_000_000).small(60)]), || {
        stones(|n, take| n <= 60 && is_prime_power(take), 6)
    })
    .hard(|_| each_number("n", near(&[50_000_000, 49_999_992, 12], 1, 50_000_000)))
}

fn is_prime_power(n: u64) -> bool {
    let least = (2..=n).find(|divisor| n % divisor == 0).unwrap_or(2);
    std::iter::successors(Some(1), |power| Some(power * least)).find(|&power| power >= n) == Some(n)
}
