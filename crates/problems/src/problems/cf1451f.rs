//! Nullify the matrix: Nim on each anti-diagonal.

use crate::problem::*;
use crate::references::nim::is_odd;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let side = |name| number(name, 1, 100).within(1, u64::MAX).small(3);
    let cells = times("cells", "m", number("cell", 0, 1_000_000).small(3));
    let format = header(10, parts![side("n"), side("m"), times("rows", "n", cells)]);
    Problem::with(format, || PlayedOut::new(ways), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(matrix_won(&case.lists("rows"), game, why), "Ashish", "Jeel")
}

/// The greatest number written into a cell when the game is played out.
const MOST: u64 = 3;

/// The moves. A matrix is its number of columns and its cells, row by row.
fn ways(position: &[u64]) -> Vec<Position> {
    let columns = position[0] as usize;
    let mut options = Vec::new();
    for cell in 1..position.len() {
        // First lower a cell, then go on from there.
        let mut open: Vec<(usize, Position)> =
            each(&position[cell..=cell], |_, n| (0..n).collect())
                .into_iter()
                .map(|less| {
                    let mut option = position.to_vec();
                    option[cell] = less[0];
                    (cell, option)
                })
                .collect();
        while let Some((at, option)) = open.pop() {
            let mut next = Vec::new();
            if at % columns != 0 {
                next.push(at + 1);
            }
            if at + columns < position.len() {
                next.push(at + columns);
            }
            for to in next {
                for number in 0..=MOST {
                    let mut further = option.clone();
                    further[to] = number;
                    open.push((to, further));
                }
            }
            options.push(option);
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}

fn matrix_won(rows: &[Vec<u64>], game: &mut PlayedOut, why: &mut Witness) -> bool {
    let cells = rows.concat();
    if cells.len() <= 6 && cells.iter().all(|&cell| cell <= MOST) {
        return game.won(&[vec![rows[0].len() as u64], cells].concat(), why);
    }
    // Second method: from both ends of each anti-diagonal, the parities of columns of digits.
    let columns = rows[0].len();
    (0..rows.len() + columns - 1).any(|diagonal| {
        let first = diagonal.saturating_sub(columns - 1);
        let last = diagonal.min(rows.len() - 1);
        let cells = (first..=last).map(|row| rows[row][diagonal - row]);
        is_odd(&cells.collect::<Vec<u64>>())
    })
}
