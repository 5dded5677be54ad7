//! Stripes (POI VII, Paski): take A, B or C adjacent squares.

use crate::problem::*;
use crate::references::rows::{blocks, Rows};

/// Bounds: two copies at Luogu, none at SZKOpul.
pub fn problem() -> Problem {
    let size = |name| number(name, 1, 1000).within(1, u64::MAX).small(6);
    let lengths = lists_of("lengths", 1000, on_a_line(number("length", 1, 1000)));
    let parts = parts![size("a"), size("b"), size("c"), Line, lengths];
    Problem::new(to_end(parts).of_cases(1, 1), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let sizes = ["a", "b", "c"].map(|size| case.number(size));
    let mut rows = Rows::new(&sizes);
    let lengths = case.numbers("lengths");
    let won = |n| match n {
        0..=12 => row_won(n, &sizes, why),
        _ => rows.value(n) != 0,
    };
    lengths.into_iter().map(won).map(|won| choose(won, "1", "2")).collect()
}

fn row_won(n: u64, sizes: &[u64], why: &mut Witness) -> bool {
    let options = |position: &[u64]| blocks(position[0], n, sizes, false);
    PlayedOut::new(options).won(&[(1 << n) - 1], why)
}
