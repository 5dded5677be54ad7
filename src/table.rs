//! A table of Grundy values that grows only as far as it is asked, and is kept for the next case.
//!
//! Checked: with the games that use it, in every order of sizes, by `tests/twins.rs`.

use super::kernel::{fill, Mex};

/// The Grundy values of the heaps met so far.
#[derive(Default)]
pub struct Table {
    values: Vec<u16>,
}

impl Table {
    /// An empty table.
    pub fn new() -> Table {
        Table { values: Vec::new() }
    }

    /// The values of all heaps that have been computed.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// The value of a heap of `n` by `rule`, as [`fill`] takes it; the same rule at every call.
    ///
    /// # Panics
    ///
    /// As [`fill`].
    ///
    /// # Complexity
    ///
    /// Each heap up to the largest `n` is computed once; two bytes a heap.
    ///
    /// ```
    /// let mut table = grundy::table::Table::new();
    /// let one_or_two = |n: usize, done: &[u16], seen: &mut grundy::kernel::Mex| {
    ///     done[n.saturating_sub(2)..].iter().for_each(|&value| seen.insert(value));
    /// };
    /// assert_eq!(table.value(5, one_or_two), 2);
    /// assert_eq!(table.value(3, one_or_two), 0);
    /// ```
    pub fn value<F>(&mut self, n: usize, rule: F) -> u16
    where
        F: FnMut(usize, &[u16], &mut Mex),
    {
        let filled = self.values.len();
        if n >= filled {
            self.values.resize(n + 1, 0);
            fill(&mut self.values, filled, rule);
        }
        self.values[n]
    }
}
