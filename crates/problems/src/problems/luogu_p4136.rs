//! Who wins: a stone on a square board.

use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = to_zero(parts![n(10_000).small(5)]);
    Problem::with(format, || PlayedOut::new(steps), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let n = case.number("n");
    let won = if n <= 5 {
        game.won(&[n, 0, 1], why)
    } else {
        // Second method: by the last digit, since odd boards are lost.
        n.to_string().ends_with(['0', '2', '4', '6', '8'])
    };
    choose(won, "Alice", "Bob")
}

/// The moves to a cell next to the stone: n, the cell of the stone, and the cells where it has been, as bits.
fn steps(position: &[u64]) -> Vec<Position> {
    let &[n, at, been] = position else { panic!("a board, a stone and its way") };
    let beside =
        (0..n * n).filter(|&to| (at / n).abs_diff(to / n) + (at % n).abs_diff(to % n) == 1);
    beside.filter(|to| been >> to & 1 == 0).map(|to| vec![n, to, been | 1 << to]).collect()
}
