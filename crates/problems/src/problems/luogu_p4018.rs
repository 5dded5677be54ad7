//! Roy & October's stones: take a power of a prime.

use crate::hard::{each_number, near};
use crate::problem::*;
use crate::references::subtraction::{one_heap_won, takes};

pub fn problem() -> Problem {
    let format = header(100_000, parts![n(50_000_000).small(60)]);
    Problem::with(format, || PlayedOut::new(|heap| takes(heap, is_prime_power)), reference)
        .hard(|_| each_number("n", near(&[50_000_000, 49_999_992, 12], 1, 50_000_000)))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(one_heap_won(case.number("n"), 6, game, why), "October wins!", "Roy wins!")
}

fn is_prime_power(n: u64) -> bool {
    let least = (2..=n).find(|divisor| n % divisor == 0).unwrap_or(2);
    std::iter::successors(Some(1), |power| Some(power * least)).find(|&power| power >= n) == Some(n)
}
