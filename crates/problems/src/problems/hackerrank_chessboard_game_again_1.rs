//! A Chessboard Game, again: several coins that leap up and to the left.

use crate::problem::*;
use crate::references::coin_boards::up_and_left;
use crate::references::nim::is_odd;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let side = |name| number(name, 1, 15).within(1, 15).small(15);
    let coins = lists_of("coins", 1000, parts![side("x"), side("y")]).small(2);
    let found = || (PlayedOut::new(one_coin as Options), Values::new(up_and_left as Options));
    Problem::with(header(1000, parts![coins]).of_largest(100), found, reference)
}

type Found = (PlayedOut, Values);

fn reference(case: &Case, (game, values): &mut Found, why: &mut Witness) -> String {
    let coins = case.lists("coins");
    let won = if coins.len() <= 2 {
        game.won(&coins.concat(), why)
    } else {
        // Second method: the value of each coin by definition.
        is_odd(&coins.iter().map(|coin| values.of(coin)).collect::<Vec<u64>>())
    };
    choose(won, "First", "Second")
}

/// Each coin is two numbers.
fn one_coin(position: &[u64]) -> Vec<Position> {
    each_part(2, position, up_and_left)
}
