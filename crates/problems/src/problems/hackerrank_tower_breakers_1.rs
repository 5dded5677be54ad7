//! Tower Breakers: towers of one height.

use crate::problem::*;
use crate::references::divisor::{prime_factors, proper_divisors};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let m = m(1_000_000).within(1, u64::MAX).small(12);
    Problem::new(header(100, parts![n(1_000_000).small(3), m]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, m) = (case.number("n"), case.number("m"));
    let won = if n <= 3 && m <= 12 {
        PlayedOut::new(proper_divisors).won(&vec![m; n as usize], why)
    } else {
        // Second method: as many heaps as towers, each of the number of prime factors.
        n % 2 == 1 && !prime_factors(m).is_empty()
    };
    choose(won, "1", "2")
}
