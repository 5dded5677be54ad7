//! A game on a board: where to put the token.

use crate::problem::*;
use crate::references::geography::{board, lines, Board};

pub fn problem() -> Problem {
    Problem::new(one(board()), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let cells = Board::new(case).lost();
    choose(!cells.is_empty(), "WIN", "LOSE") + &lines(&cells)
}
