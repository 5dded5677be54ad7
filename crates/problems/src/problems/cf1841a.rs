//! Game with Board: replace equal numbers by their sum.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let n = number("n", 2, 100).within(0, u64::MAX).small(16);
    Problem::with(header(99, parts![n]), || PlayedOut::misere(sums), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let n = case.number("n");
    let won = if n <= 16 {
        game.won(&vec![1; n as usize], why)
    } else {
        // Second method: the rest of the game after one move.
        !game.search(&[1, 1, n - 2])
    };
    choose(won, "Alice", "Bob")
}

/// The moves from ascending numbers.
fn sums(numbers: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for equal in numbers.chunk_by(|a, b| a == b) {
        let first = numbers.partition_point(|&number| number < equal[0]);
        for count in 2..=equal.len() {
            let mut option = numbers.to_vec();
            option.drain(first..first + count);
            option.push(equal[0] * count as u64);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
