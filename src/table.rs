//! A table of Grundy values that grows only as far as needed, and is kept for the next case.
//!
//! Checked: by `crates/problems`, with the games that use it, which ask for the sizes once in ascending and once in
//! descending order; a mirror image at every length.

use crate::kernel::{fill, Mex};
use std::mem::size_of;

/// The error for a heap or row that is too large to be answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TooLarge {
    /// The size that was asked for.
    pub asked: u64,
    /// All sizes up to this one are answered.
    pub most: u64,
}

impl TooLarge {
    /// The error in words for a person; `what` names the limited number.
    ///
    /// ```
    /// let error = grundy::table::TooLarge { asked: 9, most: 5 };
    /// let words = "expected a heap up to 5, because no period is proved and more would take too long, found 9";
    /// assert_eq!(error.words("a heap"), words);
    /// ```
    pub fn words(&self, what: &str) -> String {
        let why = "because no period is proved and more would take too long";
        format!("expected {} up to {}, {}, found {}", what, self.most, why, self.asked)
    }
}

/// The Grundy values of the heaps met so far.
#[derive(Default)]
pub struct Table {
    values: Vec<u16>,
}

impl Table {
    /// An empty table.
    pub fn new() -> Table {
        Table::default()
    }

    /// All values computed so far, from the heap of 0 on.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// The value of a heap of `n` under `rule`, which is as for [`fill`]; use the same rule at every call.
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
    /// use grundy::table::Table;
    ///
    /// let mut table = Table::new();
    /// let one_or_two = |n: usize, done: &[u16], seen: &mut grundy::kernel::Mex| {
    ///     done[n.saturating_sub(2)..].iter().for_each(|&value| seen.insert(value));
    /// };
    /// assert_eq!(table.value(5, one_or_two), 2);
    /// assert_eq!(table.value(3, one_or_two), 0);
    /// ```
    pub fn value<F>(&mut self, n: usize, rule: F) -> u64
    where
        F: FnMut(usize, &[u16], &mut Mex),
    {
        let filled = self.values.len();
        if n >= filled {
            self.values.resize(n + 1, 0);
            fill(&mut self.values, filled, rule);
        }
        u64::from(self.values[n])
    }
}

/// A reversed copy of a table, newest value first, kept beside the table.
///
/// A split has two parts. To go through all splits, one part runs forward through the table and the other
/// backward. With a mirror image both run forward, so several splits are read at a time.
///
/// ```
/// use grundy::table::Mirror;
///
/// let mut mirror = Mirror::new();
/// (0..70).for_each(|value| mirror.push(value));
/// assert_eq!(mirror.newest_first()[..3], [69, 68, 67]);
/// ```
#[derive(Default)]
pub struct Mirror {
    // The values stand at the end.
    room: Vec<u16>,
    length: usize,
}

impl Mirror {
    /// The mirror image of an empty table.
    pub fn new() -> Mirror {
        Mirror::default()
    }

    /// Adds the next value of the table. O(1) amortized.
    pub fn push(&mut self, value: u16) {
        if self.length == self.room.len() {
            let mut twice = vec![0; self.length.max(64)];
            twice.append(&mut self.room);
            self.room = twice;
        }
        self.length += 1;
        let newest = self.room.len() - self.length;
        self.room[newest] = value;
    }

    /// How many bytes are kept.
    pub fn memory(&self) -> usize {
        self.room.len() * size_of::<u16>()
    }

    /// The values, newest first.
    pub fn newest_first(&self) -> &[u16] {
        &self.room[self.room.len() - self.length..]
    }
}

#[cfg(test)]
mod tests {
    use super::Mirror;

    #[test]
    fn a_mirror_image_is_the_table_reversed_at_every_length() {
        let mut mirror = Mirror::new();
        let mut table = Vec::new();
        assert!(mirror.newest_first().is_empty());
        for value in 0..700 {
            mirror.push(value);
            table.push(value);
            assert!(mirror.newest_first().iter().eq(table.iter().rev()));
        }
    }
}
