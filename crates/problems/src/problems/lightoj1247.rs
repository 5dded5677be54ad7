//! Matrix game: Nim of the sums of rows.

use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    let cells = times("cells", "n", number("cell", 0, 1_000_000_000).small(3));
    let rows = times("rows", "m", cells);
    let format = header(100, parts![m(50).small(3), n(50).small(3), rows]);
    Problem::with(format, || Nim::new(false), reference).numbered()
}

fn reference(case: &Case, nim: &mut Nim, why: &mut Witness) -> String {
    let sums: Vec<u64> = case.lists("rows").iter().map(|row| row.iter().sum()).collect();
    choose(nim.won(&sums, why), "Alice", "Bob")
}
