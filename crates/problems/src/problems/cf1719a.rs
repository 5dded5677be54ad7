//! Chip Game: an odd number of cells towards the opposite corner.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let side = |name| number(name, 1, 1_000_000_000).within(1, u64::MAX);
    let format = header(10_000, parts![side("n"), side("m")]);
    Problem::with(format, || PlayedOut::new(steps), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let left = [case.number("n") - 1, case.number("m") - 1];
    let won = if left.iter().all(|&cells| cells < 30) {
        game.won(&left, why)
    } else {
        // Second method: one play, in the longest steps.
        let moves = |cells| match cells {
            0 => 0,
            _ if cells % 2 == 1 => 1,
            _ => 2,
        };
        (moves(left[0]) + moves(left[1])) % 2 == 1
    };
    choose(won, "Burenka", "Tonya")
}

/// The moves, by the cells left to go in both directions.
fn steps(left: &[u64]) -> Vec<Position> {
    each(left, |_, cells| (0..cells).filter(|to| (cells - to) % 2 == 1).collect())
}
