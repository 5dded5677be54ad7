//! Prime factor game: divide by a power of one prime.

use crate::hard::each_number;
use crate::problem::*;
use crate::references::divisor::prime_factors;

/// Bounds: no copy; the judge's own inputs go from 4 to 10^8.
pub fn problem() -> Problem {
    let format = one(parts![number("n", 2, 100_000_000).within(1, u64::MAX).small(400)]);
    Problem::new(format, reference).hard(|_| each_number("n", products(2, 100_000_000)))
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let n = case.number("n");
    let won = if n <= 400 {
        PlayedOut::new(by_prime_powers).won(&[n], why)
    } else {
        // For larger numbers, the game is played on their exponents.
        PlayedOut::new(by_less).won(&exponents(n), why)
    };
    choose(won, "Alice", "Bob")
}

/// The moves that divide a number by a power of one prime.
fn by_prime_powers(position: &[u64]) -> Vec<Position> {
    let is_prime_power = |n: u64| match (2..=n).find(|divisor| n % divisor == 0) {
        Some(prime) => (1..).map(|k| prime.pow(k)).find(|&power| power >= n) == Some(n),
        None => false,
    };
    each(position, |_, n| {
        let powers = (2..=n).filter(|&power| n % power == 0 && is_prime_power(power));
        powers.map(|power| n / power).collect()
    })
}

/// The moves that make one number smaller.
fn by_less(position: &[u64]) -> Vec<Position> {
    each(position, |_, exponent| (0..exponent).collect())
}

/// The exponent of each prime in a number.
fn exponents(n: u64) -> Vec<u64> {
    let mut primes = prime_factors(n);
    primes.sort_unstable();
    let runs = primes.chunk_by(|a, b| a == b);
    runs.map(|run| run.len() as u64).collect()
}

/// Products of powers of small primes whose exponents have nim-sum 0 or not, and the largest numbers.
fn products(low: u64, high: u64) -> Vec<u64> {
    let mut all: Vec<u64> = (high - 3..=high).collect();
    let primes = [2u64, 3, 5, 7];
    for code in 0..4u32.pow(4) {
        let exponent = |at: usize| code / 4u32.pow(at as u32) % 4;
        let powers = (0..4).map(|at| primes[at].pow(exponent(at)));
        all.push(powers.product());
    }
    all.retain(|n| (low..=high).contains(n));
    all
}
