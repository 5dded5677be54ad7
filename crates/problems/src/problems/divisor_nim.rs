//! The divisor game.

use crate::problem::*;
use crate::references::divisor::first_winning;

pub fn problem() -> Problem {
    let n = number("number", 1, 1_000_000_000).within(1, u64::MAX).small(64);
    Problem::new(to_end(parts![list("numbers", 100, n).small(3)]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    match first_winning(&case.numbers("numbers")) {
        None => "2\n".to_string(),
        Some(place) => format!("1\n{place}\n"),
    }
}
