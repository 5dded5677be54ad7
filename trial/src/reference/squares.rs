//! Squares of cells that are turned over.

use super::{choose, new, Game, Position, Reference};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "cf494e" => {
            let mut games: Vec<Vec<Option<bool>>> = Vec::new();
            games.resize(16, Vec::new());
            new(move |case| {
                let (n, k, white) = (case.number("n"), case.number("k"), case.lists("rectangles"));
                let won = match n <= 3 {
                    true => {
                        let cells = (0..n * n).filter(|cell| is_white(&white, cell / n + 1, cell % n + 1));
                        let board = cells.fold(0, |board, cell| board | 1 << cell);
                        let known = &mut games[(4 * n + k.min(3)) as usize];
                        known.resize(1 << (n * n), None);
                        *known[board as usize].get_or_insert_with(|| {
                            Game::new(|board: &[u64]| squares(board[0], n, k)).won(&[board])
                        })
                    }
                    false => rules(&white, n, k),
                };
                choose(won, "Hamed", "Malek")
            })
        }
        _ => None,
    }
}

fn is_white(white: &[Vec<u64>], row: u64, column: u64) -> bool {
    let is_in = |of: &Vec<u64>| (of[0]..=of[2]).contains(&row) && (of[1]..=of[3]).contains(&column);
    white.iter().any(is_in)
}

/// The bits of a board are its cells, row by row.
fn squares(board: u64, n: u64, k: u64) -> Vec<Position> {
    let mut options = Vec::new();
    for cell in (0..n * n).filter(|cell| board >> cell & 1 == 1) {
        let (row, column) = (cell / n, cell % n);
        for side in 1..=k.min(row + 1).min(column + 1) {
            let rows = (0..side).map(|up| cell - up * n);
            let turned = rows.flat_map(|last| (0..side).map(move |left| last - left));
            options.push(vec![turned.fold(board, |board, cell| board ^ 1 << cell)]);
        }
    }
    options
}

/// Second method: whether the white cells of which a power of 2 divides row and column are odd in number, for each
/// power up to k; between the lines on which rectangles begin or end, field by field.
fn rules(white: &[Vec<u64>], n: u64, k: u64) -> bool {
    let lines = |first: usize| -> Vec<u64> {
        let ends = white.iter().flat_map(|of| [of[first] - 1, of[first + 2]]);
        let mut ends: Vec<u64> = ends.collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    };
    let (rows, columns) = (lines(0), lines(1));
    let powers = (0..64).map(|bit| 1u64 << bit).filter(|&power| power <= k.min(n));
    let mut is_won = false;
    for power in powers {
        let multiples = |of: &[u64]| of[1] / power - of[0] / power;
        let mut is_odd = false;
        for row in rows.windows(2).filter(|of| multiples(of) % 2 == 1) {
            for column in columns.windows(2).filter(|of| multiples(of) % 2 == 1) {
                is_odd ^= is_white(white, row[1], column[1]);
            }
        }
        is_won |= is_odd;
    }
    is_won
}
