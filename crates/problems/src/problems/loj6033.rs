//! Board game: where to put the token.

use crate::problem::*;
use crate::references::geography::{board, lines, Board};

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::new(one(board()), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let cells = Board::new(case).lost();
    format!("{}\n", cells.len()) + &lines(&cells)
}
