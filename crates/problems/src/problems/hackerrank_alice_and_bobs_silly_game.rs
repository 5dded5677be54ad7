//! Alice and Bob's Silly Game: remove a prime and its multiples.

use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = n(100_000).within(0, (1 << 28) - 1).small(40);
    Problem::with(header(1000, parts![n]), || PlayedOut::new(options), reference)
}

/// The moves. A position is the set of the numbers that are left, as bits.
fn options(position: &[u64]) -> Vec<Position> {
    let is_left = |number: &usize| position[0] >> number & 1 == 1;
    let is_prime = |&number: &usize| (2..number).all(|divisor| number % divisor > 0);
    let primes = (2..64).filter(is_left).filter(is_prime);
    let multiples = |prime| (prime..64).step_by(prime).map(|multiple| 1 << multiple).sum::<u64>();
    primes.map(|prime| vec![position[0] & !multiples(prime)]).collect()
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let n = case.number("n") as usize;
    if n <= 40 {
        return choose(game.won(&[(1 << (n + 1)) - 2], why), "Alice", "Bob");
    }
    // Second method: the primes left by a sieve, one by one.
    let (mut is_removed, mut won) = (vec![false; n + 1], false);
    for number in 2..=n {
        if !is_removed[number] {
            won = !won;
            (number..=n).step_by(number).for_each(|multiple| is_removed[multiple] = true);
        }
    }
    choose(won, "Alice", "Bob")
}
