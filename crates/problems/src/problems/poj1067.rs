//! Wythoff's game.

use crate::hard::wythoff;
use crate::problem::*;
use crate::references::wythoff::{is_small, lost, options};

/// Bounds: several copies, one at Luogu.
pub fn problem() -> Problem {
    let format = to_end(parts![number("a", 0, 1_000_000_000), number("b", 0, 1_000_000_000),]);
    Problem::with(format, || PlayedOut::new(options), reference)
        .hard(|_| wythoff(1_000_000_000))
        .at("Luogu", |format| format.of_cases(1, 1))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let (a, b) = (case.number("a"), case.number("b"));
    let won = if is_small(a, b) { game.won(&[a, b], why) } else { !lost(a, b) };
    choose(won, "1", "0")
}
