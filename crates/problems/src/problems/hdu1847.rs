//! Good Luck in CET-4 Everybody!: take a power of 2.

use crate::hard::{each_number, near, powers};
use crate::problem::*;
use crate::references::bash;

pub fn problem() -> Problem {
    Problem::with(to_end(parts![n(1000).small(500)]), || bash::powers(), reference)
        .hard(|_| each_number("n", near(&powers(2, 1000), 1, 1000)))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let n = case.number("n");
    let won = if n <= 500 { game.won(&[n], why) } else { !is_multiple_of_3(n) };
    choose(won, "Kiki", "Cici")
}

/// Second method: 3 divides n exactly if it divides the sum of its digits.
fn is_multiple_of_3(n: u64) -> bool {
    let digits = n.to_string();
    let sum: u32 = digits.bytes().map(|digit| u32::from(digit - b'0')).sum();
    sum % 3 == 0
}
