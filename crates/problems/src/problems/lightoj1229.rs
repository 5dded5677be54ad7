//! Treblecross from a given row.

use crate::problem::*;
use crate::references::rows::winning_cells;

pub fn problem() -> Problem {
    Problem::new(header(200, parts![word(".X", 3, 200).without(&["XXX"])]), reference).numbered()
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let cells = winning_cells(case.word("word"));
    let cells = if cells.is_empty() { vec![0] } else { cells };
    line(&cells)
}
