//! Dawson's Kayles: rows of pins.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::rows::{blocks, Rows};

pub fn problem() -> Problem {
    let format = to_end(parts![list("rows", 100, number("row", 0, 1000).small(7))]);
    Problem::with(format, || Rows::new(&[2]), reference)
}

fn reference(case: &Case, pairs: &mut Rows, why: &mut Witness) -> String {
    let rows = case.numbers("rows");
    let won = dawsons_kayles_won(&rows, pairs, why);
    choose(won, "1", "2")
}

fn dawsons_kayles_won(rows: &[u64], pairs: &mut Rows, why: &mut Witness) -> bool {
    let cells = rows.iter().fold(0, |sum: u64, &row| sum.saturating_add(row.saturating_add(1)));
    if cells <= 16 {
        // The rows side by side, with a missing pin between two rows.
        let (mut pins, mut n) = (0, 0);
        for row in rows {
            pins |= ((1 << row) - 1) << n;
            n += row + 1;
        }
        let options = |position: &[u64]| blocks(position[0], n, &[2], false);
        return PlayedOut::new(options).won(&[pins], why);
    }
    // Published: period 34 (Guy and Smith 1956), so a row of 1000 or more is reduced to one below.
    let reduced = |row| {
        if row < 1000 {
            row
        } else {
            1000 + (row - 1000) % 34
        }
    };
    let values: Vec<u64> = rows.iter().map(|&row| pairs.value(reduced(row))).collect();
    is_odd(&values)
}
