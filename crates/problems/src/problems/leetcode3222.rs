//! Find the Winning Player in Coin Game: take coins worth 115.

use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let coins = |name| number(name, 1, 100).small(20);
    Problem::with(
        one(parts![coins("x"), coins("y")]),
        || PlayedOut::new(options as Options),
        reference,
    )
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let (x, y) = (case.number("x"), case.number("y"));
    let won = if x.max(y) <= 100 {
        game.won(&[x, y], why)
    } else {
        // Second method: which coins run out first, and the parity of their moves.
        let (ones, fours) = (x % 2, y % 8 / 4);
        (if u128::from(x) * 4 <= y.into() { ones } else { fours }) == 1
    };
    choose(won, "Alice", "Bob")
}

/// All ways to take coins worth 115.
fn options(position: &[u64]) -> Vec<Position> {
    let takes =
        (0..=position[0].min(2)).flat_map(|x| (0..=position[1].min(12)).map(move |y| (x, y)));
    let takes = takes.filter(|(x, y)| 75 * x + 10 * y == 115);
    takes.map(|(x, y)| vec![position[0] - x, position[1] - y]).collect()
}
