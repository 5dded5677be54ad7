//! Nimble Game: coins that go to lower squares.

use crate::games::nim::is_odd;
use crate::problem::*;

pub fn problem() -> Problem {
    let coins = number("coins", 0, 1_000_000_000).small(3);
    let format = header(10_000, parts![list("squares", 100, coins).small(4).below()]);
    Problem::new(format, reference)
}

fn reference() -> Reference {
    let mut game = Game::new(coins as Options);
    answer(move |case, why| {
        choose(coins_won(&case.numbers("squares"), &mut game, why), "First", "Second")
    })
}

/// A coin goes to a lower square.
fn coins(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for from in 0..position.len() {
        for to in (0..from).filter(|_| position[from] > 0) {
            let mut option = position.to_vec();
            option[from] -= 1;
            option[to] += 1;
            options.push(option);
        }
    }
    options
}

fn coins_won(squares: &[u64], game: &mut Game<Options>, why: &mut Why) -> bool {
    let sum = squares.iter().fold(0, |sum: u64, &coins| sum.saturating_add(coins));
    if squares.len() <= 5 && sum <= 9 {
        return game.won(squares, why);
    }
    // Second method: a heap for each square with an odd number.
    let odd = (0..).zip(squares).filter(|(_, coins)| *coins % 2 == 1);
    is_odd(&odd.map(|(square, _)| square).collect::<Vec<u64>>())
}
