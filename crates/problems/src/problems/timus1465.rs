//! Pawn Game: Dawson's chess.

use crate::hard::{each_number, near};
use crate::problem::*;
use crate::references::pawns::value;

/// Bounds: no copy.
pub fn problem() -> Problem {
    let format = one(parts![n(1_000_000_000).within(0, u64::MAX - 1).small(200)]);
    Problem::with(format, || (PlayedOut::new(pawns), Vec::new()), reference).hard(|_| {
        each_number("n", near(&[4, 14, 17, 34, 51, 85, 34 * 29_411_764 + 8], 1, 1_000_000_000))
    })
}

fn reference(case: &Case, (game, values): &mut (PlayedOut, Vec<u64>), why: &mut Witness) -> String {
    let n = case.number("n");
    let won = match n {
        0..=8 => game.won(&[n, (1 << n) - 1, ((1 << n) - 1) << (2 * n)], why),
        _ => value(n, values) != 0,
    };
    choose(won, "White", "Black")
}

/// The moves. A position: the number of columns; the pawns of the player to move, as bits of the rows from his own on;
/// those of the other player.
fn pawns(position: &[u64]) -> Vec<Position> {
    let (n, mine, theirs) = (position[0], position[1], position[2]);
    let turned = |squares: u64| {
        let row = (1 << n) - 1;
        squares >> (2 * n) | squares & row << n | (squares & row) << (2 * n)
    };
    let (mut takes, mut steps) = (Vec::new(), Vec::new());
    for from in (0..2 * n).filter(|from| mine >> from & 1 == 1) {
        let column = from % n;
        let put = |all: &mut Vec<Position>, to: u64| {
            let mine = mine & !(1 << from) | 1 << to;
            all.push(vec![n, turned(theirs & !(1 << to)), turned(mine)]);
        };
        let beside = [column.checked_sub(1), Some(column + 1).filter(|&side| side < n)];
        for side in beside.into_iter().flatten() {
            let to = from + n - column + side;
            if theirs >> to & 1 == 1 {
                put(&mut takes, to);
            }
        }
        if (mine | theirs) >> (from + n) & 1 == 0 {
            put(&mut steps, from + n);
        }
    }
    // A player who can take must do so.
    if takes.is_empty() {
        steps
    } else {
        takes
    }
}
