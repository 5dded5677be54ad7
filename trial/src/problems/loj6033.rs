//! Board game: where to put the token.

use crate::games::geography::{lines, Board};
use crate::problem::*;

pub fn problem() -> Problem {
    let side = |name| number(name, 1, 100).within(1, 65_535).small(4);
    let row = Part::WordOf("m", ".#");
    let format = one(parts![side("n"), side("m"), times("rows", "n", row)]);
    Problem::new(format, reference)
}

fn reference() -> Reference {
    answer(|case, _| {
        let cells = Board::new(case).lost();
        format!("{}\n", cells.len()) + &lines(&cells)
    })
}
