//! A Chessboard Game, again: several coins that leap up and to the left.

use crate::problem::*;
use crate::references::coin_boards::up_and_left;
use crate::references::nim::is_odd;
use rustc_hash::FxHashSet as HashSet;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let side = |name| number(name, 1, 15).within(1, 15).small(15);
    let coins = lists_of("coins", 1000, parts![side("x"), side("y")]).small(2);
    Problem::with(header(1000, parts![coins]), || PlayedOut::new(one_coin), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let coins = case.lists("coins");
    let won = if coins.len() <= 2 {
        game.won(&coins.concat(), why)
    } else {
        // Second method: the value of each coin by definition.
        let mut values = vec![vec![0; 16]; 16];
        for (x, y) in (2..=30).flat_map(|sum| (1..sum).map(move |x| (x, sum - x))) {
            if x.max(y) <= 15 {
                let options = up_and_left(&[x, y]);
                let value = |to: &Position| values[to[0] as usize][to[1] as usize];
                let seen: HashSet<u64> = options.iter().map(value).collect();
                values[x as usize][y as usize] = (0..).find(|value| !seen.contains(value)).unwrap();
            }
        }
        let value = |coin: &Vec<u64>| values[coin[0] as usize][coin[1] as usize];
        is_odd(&coins.iter().map(value).collect::<Vec<u64>>())
    };
    choose(won, "First", "Second")
}

/// The moves of one of several coins; each coin is two numbers.
fn one_coin(position: &[u64]) -> Vec<Position> {
    let with = |coin: usize, to: &Position| {
        let mut option = position.to_vec();
        option[coin..coin + 2].copy_from_slice(to);
        option
    };
    let coins = (0..position.len()).step_by(2);
    let options = coins.flat_map(|coin| {
        let to = up_and_left(&position[coin..coin + 2]);
        to.iter().map(|to| with(coin, to)).collect::<Vec<_>>()
    });
    options.collect()
}
