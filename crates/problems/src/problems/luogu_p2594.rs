//! Coins on a board: turn a connected set.

use crate::problem::*;
use crate::references::coin_boards::{by_diagonals, connected};

pub fn problem() -> Problem {
    let size = |name| number(name, 1, 100).within(1, 1_000_000).small(3);
    let rows = times("rows", "n", Part::WordOf("m", "HT"));
    Problem::new(header(50, parts![size("n"), size("m"), rows]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, m) = (case.number("n") as usize, case.number("m") as usize);
    let cell = |cell: u8| u64::from(cell == b'T');
    let row = |row: &Value| match row {
        Value::Word(row) => row.bytes().map(cell).collect(),
        _ => panic!("a row is a word"),
    };
    let rows: Vec<Vec<u64>> = case.part("rows").list().iter().map(row).collect();
    let won = if n * m <= 9 {
        PlayedOut::new(connected(n, m)).won(&rows.concat(), why)
    } else {
        by_diagonals(&rows)
    };
    choose(won, "-_-", "=_=")
}
