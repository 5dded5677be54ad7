//! Left Right: pairs of pieces that approach each other.

use crate::hard::lists;
use crate::problem::*;
use crate::references::nim::is_odd;

const MOST: u64 = 1_000_000_000;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let grey = number("g", 0, MOST - 1).within(0, u64::MAX - 1).small(7);
    let white = number("w", 1, MOST).within("g + 1", u64::MAX).small(8);
    let pairs = lists_of("pairs", 100, parts![grey, white]).small(3).below().on_one_line();
    let format = header(200, parts![pairs]).promised(Promise {
        keep: ascend,
        check: "lambda case: all(int(a) < int(b) for a, b in zip(case[1:], case[2:]))",
        sentence: ["the cells are ascending", "格子的编号从小到大"],
    });
    Problem::with(format, || PlayedOut::new(closer as Options), reference).numbered()
}

/// Puts the cells in ascending order, and moves them apart.
fn ascend(case: &mut Case) {
    let mut cells = case.lists("pairs").concat();
    cells.sort_unstable();
    let count = cells.len() as u64;
    let mut least = 0;
    for (after, cell) in (0..count).rev().zip(&mut cells) {
        *cell = (*cell).min(MOST - after).max(least);
        least = *cell + 1;
    }
    case.set("pairs", lists(&cells.chunks(2).map(<[u64]>::to_vec).collect::<Vec<_>>()));
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let cells = case.lists("pairs").concat();
    let won = if cells.len() <= 6 && cells.iter().all(|&cell| cell <= 8) {
        game.won(&[vec![0], cells].concat(), why)
    } else {
        // Second method: Nim with the gaps of the pairs.
        is_odd(&cells.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect::<Vec<u64>>())
    };
    choose(won, "Alice", "Bob")
}

/// The moves. A position is 0 or 1 for the player to move, and the cells; the pieces of a pair have no other beside them
/// in the direction in which they move.
fn closer(position: &[u64]) -> Vec<Position> {
    let turn = position[0] as usize;
    let mut options = each(position, |at, cell| match at % 2 {
        _ if at == 0 || at % 2 == turn => vec![],
        1 => (cell + 1..position[at + 1]).collect(),
        _ => (position[at - 1] + 1..cell).collect(),
    });
    for option in &mut options {
        option[0] = 1 - position[0];
    }
    options
}
