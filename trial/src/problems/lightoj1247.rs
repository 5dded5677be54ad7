//! Matrix game: Nim of the sums of rows.

use crate::games::nim::Nim;
use crate::problem::*;

pub fn problem() -> Problem {
    let cells = times("cells", "n", number("cell", 0, 1_000_000_000).small(3));
    let rows = times("rows", "m", cells);
    let format = header_of_any(100, parts![m(50).small(3), n(50).small(3), rows]);
    Problem::new(format, reference)
}

fn reference() -> Reference {
    let mut nim = Nim::new(false);
    numbered(move |case, why| {
        let sums: Vec<u64> = case.lists("rows").iter().map(|row| row.iter().sum()).collect();
        nim.won(&sums, why)
    })
}
