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
    choose(primes_up_to(n) % 2 == 1, "Alice", "Bob")
}

/// Second method: counts that lose the multiples of one prime after another (Legendre). The first list counts numbers
/// from 2 to i, the second those to n / i.
fn primes_up_to(n: usize) -> usize {
    let root = n.isqrt();
    let mut to: Vec<usize> = (0..=root).map(|i| i.saturating_sub(1)).collect();
    let mut to_part: Vec<usize> = (0..=root).map(|i| n / i.max(1) - 1).collect();
    for prime in 2..=root {
        let smaller = to[prime - 1];
        if to[prime] > smaller {
            for i in 1..=root.min(n / (prime * prime)) {
                let left = if i * prime <= root { to_part[i * prime] } else { to[n / (i * prime)] };
                to_part[i] -= left - smaller;
            }
            for i in (prime * prime..=root).rev() {
                to[i] -= to[i / prime] - smaller;
            }
        }
    }
    to_part[1]
}
