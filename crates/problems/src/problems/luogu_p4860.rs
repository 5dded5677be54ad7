//! Roy & October's stones II: take 1 or a prime.

use crate::hard::{each_number, near};
use crate::problem::*;
use crate::references::subtraction::{one_heap_won, takes};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = header(1_000_000, parts![n(50_000_000).small(60)]);
    Problem::with(format, || PlayedOut::new(|heap| takes(heap, is_prime_or_1)), reference)
        .hard(|_| each_number("n", near(&[50_000_000, 49_999_992, 12], 1, 50_000_000)))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(one_heap_won(case.number("n"), 4, game, why), "October wins!", "Roy wins!")
}

fn is_prime_or_1(n: u64) -> bool {
    (2..n).all(|divisor| n % divisor != 0)
}
