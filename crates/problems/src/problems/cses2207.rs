//! Grundy's game.

use crate::hard::{each_number, near};
use crate::problem::*;
use crate::references::heaps::Grundy;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let heap = heap(1_000_000).within(0, (1 << 35) - 1).small(60);
    Problem::with(header(100_000, parts![heap]), Grundy::new, reference)
        .hard(|_| each_number("heap", near(&[1_000_000, 1222, 41, 4], 1, 1_000_000)))
}

fn reference(case: &Case, grundy: &mut Grundy, why: &mut Witness) -> String {
    choose(grundy.won(&[case.number("heap")], why), "first", "second")
}
