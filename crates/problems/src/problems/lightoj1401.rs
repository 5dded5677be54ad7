//! No More Tic-tac-toe: writing X and O into a row.

use crate::problem::*;
use crate::references::writing::Row;

/// Bounds: no copy.
pub fn problem() -> Problem {
    let row = word(".XO", 1, 100).judge_without(&["XX", "OO"]);
    Problem::with(header(100, parts![row]), Row::new, reference).numbered()
}

fn reference(case: &Case, row: &mut Row, why: &mut Witness) -> String {
    let cells = case.word("word").chars().zip(1..);
    let marks = cells.filter(|cell| cell.0 != '.');
    let marks: Vec<(u64, u64)> =
        marks.map(|(symbol, at)| (at, if symbol == 'X' { 1 } else { 2 })).collect();
    let to_move = row.won(case.word("word").len() as u64, &marks, why);
    let first = match marks.len() & 1 {
        0 => to_move,
        _ => !to_move,
    };
    choose(first, "Yes", "No")
}
