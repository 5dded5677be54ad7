//! Crosses and Crosses: three crosses in a row.

use crate::hard::{each_number, near};
use crate::problem::*;
use crate::references::rows::Rows;

/// Bounds: no copy, only notes.
pub fn problem() -> Problem {
    let format =
        to_end(parts![number("n", 3, 2000).within(0, u64::MAX - 2).small(200)]).of_cases(1, 1);
    Problem::with(format, || Rows::new(&[3]), reference)
        .hard(|_| each_number("n", near(&LOST_THREE_X, 3, 2000)))
}

fn reference(case: &Case, rows: &mut Rows, why: &mut Witness) -> String {
    choose(crosses_won(case.number("n"), rows, why), "1", "2")
}

fn crosses_won(n: u64, rows: &mut Rows, why: &mut Witness) -> bool {
    if !(3..=12).contains(&n) {
        // The recurrence is the statement itself for rows too short for three crosses.
        return rows.value(n + 2) != 0;
    }
    // The game itself: crosses are set one by one, and three in a row win.
    let options = |position: &[u64]| {
        let crosses = position[0];
        if crosses & crosses >> 1 & crosses >> 2 != 0 {
            return vec![];
        }
        (0..n)
            .filter(|cell| crosses >> cell & 1 == 0)
            .map(|cell| vec![crosses | 1 << cell])
            .collect()
    };
    PlayedOut::new(options).won(&[0], why)
}

/// The lost sizes up to 2000, as published.
const LOST_THREE_X: [u64; 25] = [
    6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, 118, 130, 132, 162, 170, 184, 194, 202, 282,
    290, 302, 356, 1046,
];
