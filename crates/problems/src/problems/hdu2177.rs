//! Wythoff's game with the moves.

use crate::hard::wythoff;
use crate::problem::*;
use crate::references::wythoff::{options, winning};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let b = number("b", 1, 1_000_000).judge_by("a", u64::MAX);
    let format = to_zeros(2, parts![number("a", 0, 1_000_000), b]);
    Problem::with(format, || PlayedOut::new(options), reference).hard(|_| wythoff(1_000_000))
}

fn reference(case: &Case, game: &mut PlayedOut, _: &mut Witness) -> String {
    let (a, b) = (case.number("a"), case.number("b"));
    winning(a.min(b), a.max(b), game)
}
