//! Block Game: Euclid's game, one case.

use crate::hard::euclid;
use crate::problem::*;
use crate::references::euclid::{multiples, won};

const MOST: u64 = 1_000_000_000_000_000_000;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = one(parts![number("a", 1, MOST), number("b", 1, MOST)]);
    Problem::with(format, || PlayedOut::new(multiples), reference).hard(|_| euclid(MOST))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(won(case.number("a"), case.number("b"), game, why), "win", "lose")
}
