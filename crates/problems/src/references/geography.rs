//! A token on a board that never returns to a cell.

use crate::format::{number, times, Case, Part, Value};
use crate::parts;
use rustc_hash::FxHashMap as HashMap;

pub fn lines(cells: &[(usize, usize)]) -> String {
    let line = |&(row, column): &(usize, usize)| format!("{} {}\n", row + 1, column + 1);
    cells.iter().map(line).collect()
}

/// The two sides of a board, and its rows, in which a point marks a free cell.
pub fn board() -> Vec<Part> {
    let side = |name| number(name, 1, 100).within(1, 65_535).small(4);
    let row = Part::WordOf("m", ".#");
    parts![side("n"), side("m"), times("rows", "n", row)]
}

/// The free cells, row by row, and the neighbours of each.
pub struct Board {
    cells: Vec<(usize, usize)>,
    beside: Vec<Vec<usize>>,
}

impl Board {
    pub fn new(case: &Case) -> Board {
        let mut cells = Vec::new();
        for (row, word) in case.part("rows").list().iter().enumerate() {
            let Value::Word(word) = word else {
                panic!("a row is a word");
            };
            let free = word.bytes().enumerate().filter(|cell| cell.1 == b'.');
            cells.extend(free.map(|(column, _)| (row, column)));
        }
        let index: HashMap<(usize, usize), usize> =
            cells.iter().enumerate().map(|(at, &cell)| (cell, at)).collect();
        let beside = cells
            .iter()
            .map(|&(row, column)| {
                let around = [
                    (row.wrapping_sub(1), column),
                    (row, column.wrapping_sub(1)),
                    (row, column + 1),
                    (row + 1, column),
                ];
                around.iter().filter_map(|cell| index.get(cell).copied()).collect()
            })
            .collect();
        Board { cells, beside }
    }

    /// The cells where the player to move loses, so that the player who put the token there wins.
    pub fn lost(&self) -> Vec<(usize, usize)> {
        let count = self.cells.len();
        let lost: Vec<bool> = if count <= 16 {
            (0..count).map(|at| !self.wins(at, &mut vec![false; count])).collect()
        } else {
            self.spare()
        };
        let cells = self.cells.iter().zip(lost).filter(|cell| cell.1);
        cells.map(|cell| *cell.0).collect()
    }

    /// Whether the player to move wins from a cell, played out, when some cells have been visited.
    pub fn wins(&self, at: usize, been: &mut Vec<bool>) -> bool {
        been[at] = true;
        let won = self.beside[at].iter().any(|&to| !been[to] && !self.wins(to, been));
        been[at] = false;
        won
    }

    /// Second method: the cells without which there is a matching of the same size, by the definition.
    /// Augmenting paths are found one after another, depth first (Kuhn).
    pub fn spare(&self) -> Vec<bool> {
        let count = self.cells.len();
        let mut mate: Vec<Option<usize>> = vec![None; count];
        for at in 0..count {
            if mate[at].is_none() {
                self.augment(at, &mut mate, &mut vec![false; count]);
            }
        }
        let spare = |at: usize| match mate[at] {
            None => true,
            Some(other) => {
                // Without the cell its mate is free; is there another cell for it?
                let mut rest = mate.clone();
                rest[other] = None;
                let mut seen = vec![false; count];
                seen[at] = true;
                self.augment(other, &mut rest, &mut seen)
            }
        };
        (0..count).map(spare).collect()
    }

    pub fn augment(&self, at: usize, mate: &mut Vec<Option<usize>>, seen: &mut Vec<bool>) -> bool {
        for &to in &self.beside[at] {
            if std::mem::replace(&mut seen[to], true) {
                continue;
            }
            if mate[to].is_none_or(|next| self.augment(next, mate, seen)) {
                mate[to] = Some(at);
                mate[at] = Some(to);
                return true;
            }
        }
        false
    }
}
