//! Fibonacci Nim, and Zeckendorf representations.

use super::{line, Options, PlayedOut, Position, Witness};
use std::iter::successors;
use std::sync::OnceLock;

pub fn won(n: u64, game: &mut PlayedOut, why: &mut Witness) -> bool {
    match n {
        0..=60 => game.won(&[n, n.saturating_sub(1)], why),
        _ => zeckendorf(n).len() > 1,
    }
}

/// The least first take that wins, played out; or the last part of the greedy sum.
pub fn least_take(n: u64) -> String {
    if n > 150 {
        let least = *zeckendorf(n).last().unwrap();
        return line(&[numbers()[least] as u64]);
    }
    let mut game = PlayedOut::new(options as Options);
    let take = (1..=n).find(|take| !game.search(&[n - take, 2 * take]));
    line(&[take.unwrap()])
}

/// The options of a heap and the number that may be taken from it.
pub fn options(position: &[u64]) -> Vec<Position> {
    (1..=position[0].min(position[1])).map(|take| vec![position[0] - take, 2 * take]).collect()
}

/// The first hundred Fibonacci numbers: 1, 2, 3, 5, ...
pub fn numbers() -> &'static [u128] {
    static NUMBERS: OnceLock<Vec<u128>> = OnceLock::new();
    NUMBERS.get_or_init(|| {
        let pairs = successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
        pairs.map(|pair| pair.0).take(100).collect()
    })
}

/// The Fibonacci numbers whose greedy sum is `n`, as indices, largest first.
pub fn zeckendorf(n: u64) -> Vec<usize> {
    let mut rest = u128::from(n);
    let mut indices = Vec::new();
    for (index, &number) in numbers().iter().enumerate().rev() {
        if number <= rest {
            rest -= number;
            indices.push(index);
        }
    }
    indices
}
