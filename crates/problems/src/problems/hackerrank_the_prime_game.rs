//! The Prime Game: take one of the first six primes.

use crate::problem::*;
use crate::references::subtraction::won;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let piles = heaps(10_000, heap(1_000_000_000_000_000_000).small(20));
    Problem::new(header(10, parts![piles.small(3)]), |case, why| {
        choose(won(&[2, 3, 5, 7, 11, 13], &case.numbers("heaps"), why), "Manasa", "Sandy")
    })
}
