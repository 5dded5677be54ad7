//! Win or Freeze: write a divisor.

use crate::hard::each_number;
use crate::problem::*;
use crate::references::divisor::prime_factors;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let q = number("q", 1, 10_000_000_000_000).within(1, u64::MAX).small(1000);
    Problem::with(one(parts![q]), || PlayedOut::misere(divisors), reference)
        .hard(|_| each_number("q", vec![1, 4, 8, 27, 343, 9_999_995_824_729, 9_999_919_930_081]))
        .accepts(Accepts::Any(is_winning_move))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let q = case.number("q");
    if q <= 1000 {
        let won = game.won(&[q], why);
        let lost = divisors(&[q]).into_iter().find(|option| !game.search(option));
        let first = lost.map_or(0, |option| option[0]);
        return if won { format!("1\n{first}\n") } else { "2\n".to_string() };
    }
    // Second method: the least two of all prime factors.
    let mut primes = prime_factors(q);
    primes.sort_unstable();
    match primes.len() {
        0 | 1 => "1\n0\n".to_string(),
        2 => "2\n".to_string(),
        _ => format!("1\n{}\n", primes[0] * primes[1]),
    }
}

/// The moves to a divisor that is neither 1 nor the number itself.
fn divisors(position: &[u64]) -> Vec<Position> {
    each(position, |_, number| (2..number).filter(|divisor| number % divisor == 0).collect())
}

/// Any divisor of two prime factors is a winning move, except the number itself, which is lost.
fn is_winning_move(case: &Case, words: &[&str]) -> bool {
    let q = case.number("q");
    let is_lost = |number| prime_factors(number).len() == 2;
    match words {
        ["2"] => is_lost(q),
        ["1", "0"] => prime_factors(q).len() < 2,
        ["1", divisor] => divisor.parse().is_ok_and(|divisor: u64| {
            (2..q).contains(&divisor) && q % divisor == 0 && is_lost(divisor)
        }),
        _ => false,
    }
}
