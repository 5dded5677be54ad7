//! Board game: where to put the token.

use crate::games::geography::{board, lines, Board};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(one(board()), reference)
}

fn reference(case: &Case, _: &mut Why) -> String {
    let cells = Board::new(case).lost();
    format!("{}\n", cells.len()) + &lines(&cells)
}
