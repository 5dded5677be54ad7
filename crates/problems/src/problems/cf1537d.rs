//! Deleting Divisors: subtract a divisor.

use crate::hard::{each_number, near, powers};
use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = header(10_000, parts![n(1_000_000_000).within(1, u64::MAX).small(300)]);
    Problem::with(format, || PlayedOut::new(deleting), reference)
        .hard(|_| each_number("n", near(&powers(2, 1_000_000_000), 1, 1_000_000_000)))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let n = case.number("n");
    let won = if n <= 300 {
        game.won(&[n], why)
    } else {
        // Second method: halve as long as possible; whether an odd number above 1 remains, and how many halvings there
        // were.
        let halves = std::iter::successors(Some(n), |n| Some(n / 2));
        let evens = halves.take_while(|half| half % 2 == 0).count() as u32;
        evens > 0 && (n != 1 << evens || evens % 2 == 0)
    };
    choose(won, "Alice", "Bob")
}

/// The moves that subtract a divisor other than 1 and the number itself.
fn deleting(position: &[u64]) -> Vec<Position> {
    each(position, |_, n| {
        let divisors = (2..n).filter(|divisor| n % divisor == 0);
        divisors.map(|divisor| n - divisor).collect()
    })
}
