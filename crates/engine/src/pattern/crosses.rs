//! Treblecross: two players in turn put a cross into an empty cell of a row, and who makes three side by side wins.
//!
//! A cross beside another one, or with one cell between, lets the other player make three. So the game is about the cells
//! that are at least three away from every cross, and m of them side by side are worth the heap m + 2 of 0.007.
//!
//! Checked: with the games in play, against a search of the rows themselves (`tests/law_finder/why`).

use std::ops::RangeInclusive;

/// How many cells a row may have.
pub const CELLS: RangeInclusive<u64> = 3..=200;

/// What 0.007 has more than the cells.
pub const MORE: u64 = 2;

/// The rule that says who wins.
pub const RULE: &str = "octal 0.007";

/// A row of cells, counted from 1.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    /// How many cells there are.
    pub cells: u64,
    /// Those that have a cross.
    pub crosses: &'a [u64],
}

impl Row<'_> {
    fn is_crossed(&self, cell: u64) -> bool {
        cell > 0 && self.crosses.contains(&cell)
    }

    /// Whether three are side by side.
    pub fn is_over(&self) -> bool {
        self.crosses.iter().any(|&cell| (0..3).all(|more| self.is_crossed(cell + more)))
    }

    /// The cells where a cross may be put.
    pub fn empty(&self) -> Vec<u64> {
        if self.is_over() {
            return Vec::new();
        }
        (1..=self.cells).filter(|&cell| !self.is_crossed(cell)).collect()
    }

    /// Whether a cross in this cell makes three.
    pub fn makes_three(&self, cell: u64) -> bool {
        let is_full = |first: u64| (first..first + 3).all(|at| at == cell || self.is_crossed(at));
        (cell.saturating_sub(2).max(1)..=cell).any(is_full)
    }

    /// The first cell that makes three.
    pub fn three(&self) -> Option<u64> {
        self.empty().into_iter().find(|&cell| self.makes_three(cell))
    }

    /// The empty cells that are less than three away from a cross.
    pub fn shaded(&self) -> Vec<u64> {
        let is_near = |&cell: &u64| self.crosses.iter().any(|&at| at > 0 && at.abs_diff(cell) < 3);
        (1..=self.cells).filter(|&cell| !self.is_crossed(cell)).filter(is_near).collect()
    }

    /// The stretches of other empty cells: the first cell of each, and how many there are.
    pub fn free(&self) -> Vec<(u64, u64)> {
        let shaded = self.shaded();
        let is_free = |cell: &u64| !shaded.contains(cell) && !self.is_crossed(*cell);
        let mut all: Vec<(u64, u64)> = Vec::new();
        for cell in (1..=self.cells).filter(is_free) {
            match all.last_mut() {
                Some((from, length)) if *from + *length == cell => *length += 1,
                _ => all.push((cell, 1)),
            }
        }
        all
    }
}
