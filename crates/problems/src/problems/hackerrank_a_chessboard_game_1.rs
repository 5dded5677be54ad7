//! A Chessboard Game: a coin that leaps up and to the left.

use crate::problem::*;
use crate::references::coin_boards::up_and_left;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let side = |name| number(name, 1, 15).within(1, 15).small(15);
    Problem::with(
        header(225, parts![side("x"), side("y")]),
        || PlayedOut::new(up_and_left),
        reference,
    )
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let won = game.won(&[case.number("x"), case.number("y")], why);
    choose(won, "First", "Second")
}
