//! A Chessboard Game: a coin that leaps up and to the left.

use crate::problem::*;

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

/// The moves of a coin on 15 columns and 15 rows.
fn up_and_left(position: &[u64]) -> Vec<Position> {
    let (x, y) = (position[0] + 2, position[1] + 2);
    let to = [(x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2), (x - 1, y - 2)];
    let on_the_board = |&(x, y): &(u64, u64)| (3..18).contains(&x) && (3..18).contains(&y);
    let to = to.into_iter().filter(on_the_board);
    to.map(|(x, y)| vec![x - 2, y - 2]).collect()
}
