//! A table that was pasted, and where one is wrong.

use crate::fault::{Expected, Fault, Things};
use crate::pattern::values::MAX_HEAP;
use crate::requests::Wrong;

/// What was pasted.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// The table.
    pub table: Table,
    /// Why it begins with heap 1; if so, the empty heap was put in front, with 0.
    pub from_one: Option<FromOne>,
}

/// A table of values.
#[derive(Clone, Debug, PartialEq)]
pub enum Table {
    /// The values of the heaps from 0 on.
    Values(Vec<u64>),
    /// Who wins the heaps from 0 on: 1 for a heap that is won, 0 for one that is lost.
    Winners(Vec<u64>),
    /// Two heaps.
    Pairs {
        /// Their values, or who wins, in rows of the same length.
        rows: Vec<Vec<u32>>,
        /// Whether they are 1 for a pair that is won and 0 for one that is lost.
        are_winners: bool,
    },
    /// Lost pairs of two heaps.
    Lost(Vec<(u64, u64)>),
}

/// Why a table begins with heap 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FromOne {
    /// Its first index is 1.
    Index,
    /// Its first heap is won, and the empty heap is lost.
    Won,
}

/// More values than any rule gives here.
pub const MOST_VALUES: usize = MAX_HEAP as usize + 1;

/// The fault at a place of the text.
pub fn wrong(at: usize, what: impl Into<Fault>) -> Wrong {
    Wrong { column: at as u64 + 1, what: what.into() }
}

/// The fault that a number up to `most` is expected in place of a word, or of the end.
pub fn not_a_number(most: u64, found: Option<&str>) -> Fault {
    Fault::expected(Expected::Number { low: 0, high: most }, found)
}

/// The fault that there are more values, beginning with this.
pub fn too_many(found: &str) -> Fault {
    Fault::expected(Expected::Few(MOST_VALUES as u64, Things::Values), Some(found))
}
