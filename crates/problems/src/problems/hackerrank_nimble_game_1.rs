//! Nimble Game: coins that go to lower squares.

use crate::problem::*;
use crate::references::nim::is_odd;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let coins = number("coins", 0, 1_000_000_000).small(3);
    let format = header(10_000, parts![list("squares", 100, coins).small(4).below()]);
    Problem::with(format, || PlayedOut::new(options), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(coins_won(&case.numbers("squares"), game, why), "First", "Second")
}

/// The moves: a coin goes to a lower square.
fn options(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for from in (0..position.len()).filter(|&from| position[from] > 0) {
        for to in 0..from {
            let mut option = position.to_vec();
            option[from] -= 1;
            option[to] += 1;
            options.push(option);
        }
    }
    options
}

fn coins_won(squares: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    let sum = squares.iter().fold(0, |sum: u64, &coins| sum.saturating_add(coins));
    if squares.len() <= 5 && sum <= 9 {
        return game.won(squares, why);
    }
    // Second method: a heap for each square with an odd number.
    let odd = (0..).zip(squares).filter(|(_, coins)| *coins % 2 == 1);
    is_odd(&odd.map(|(square, _)| square).collect::<Vec<u64>>())
}
