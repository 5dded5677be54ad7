//! Rings out of which adjacent items are taken: after the first move, rows.
//!
//! Checked: every ring up to 12 items against full search (`tests/twins.rs`); against the rows that
//! the first moves leave.

use super::rows::{Rows, MAX_ROW};
use super::table::{TooLarge, BUDGET};
use std::collections::HashMap;

/// Rings of which exactly m adjacent items are taken; one table is kept for each m.
///
/// The first move is the same everywhere and leaves a row of n - m, so the first player wins
/// exactly if that row is lost.
///
/// ```
/// use grundy::rings::Rings;
///
/// let mut rings = Rings::new();
/// assert_eq!(rings.is_won(2, 2), Ok(true));
/// assert_eq!(rings.is_won(5, 2), Ok(false));
/// assert_eq!(rings.is_won(2, 3), Ok(false));
/// ```
pub struct Rings {
    rows: HashMap<u64, Kept>,
    // In bytes.
    held: usize,
    budget: u64,
}

struct Kept {
    rows: Rows,
    longest: u64,
}

// The most bytes in all tables together; one that would go beyond has all others dropped.
const MOST_HELD: usize = 60 << 20;

// As many bytes as a cell of the longest row takes at most, while its table grows.
const CELL: usize = 12;

impl Rings {
    /// No tables yet.
    pub fn new() -> Rings {
        Rings {
            rows: HashMap::new(),
            held: 0,
            budget: BUDGET,
        }
    }

    /// Whether the first player wins on a ring of `n` when exactly `m` are taken, `m >= 1`.
    ///
    /// # Errors
    ///
    /// If that needs a row of n - m that is not answered, as [`Rows::value`] says, all rings
    /// together.
    ///
    /// # Panics
    ///
    /// If `m` is 0.
    ///
    /// # Complexity
    ///
    /// As for the row, once for each m, as long as the tables together fit in 64 MB. Where they do
    /// not, they are dropped and begun anew.
    pub fn is_won(&mut self, n: u64, m: u64) -> Result<bool, TooLarge> {
        self.is_won_within(MOST_HELD, n, m)
    }

    fn is_won_within(&mut self, most_held: usize, n: u64, m: u64) -> Result<bool, TooLarge> {
        if n < m {
            return Ok(false);
        }
        let row = n - m;
        if row < m {
            return Ok(true);
        }
        if row / 2 < m {
            // One more move, and only one.
            return Ok(false);
        }
        let before = self.rows.get(&m).map_or(0, |kept| kept.rows.memory());
        if self.rows.get(&m).map_or(true, |kept| row > kept.longest)
            && self.held - before + CELL * row.min(MAX_ROW) as usize > most_held
        {
            self.rows.retain(|&kept, _| kept == m);
            self.held = before;
        }
        let kept = self.rows.entry(m).or_insert_with(|| Kept {
            rows: Rows::new(&[m]),
            longest: 0,
        });
        let value = kept.rows.value_within(row, &mut self.budget);
        self.held = self.held - before + kept.rows.memory();
        let is_won = value.map_err(|error| TooLarge {
            most: error.most.max(2 * m - 1),
            ..error
        })? == 0;
        kept.longest = kept.longest.max(row);
        Ok(is_won)
    }
}

impl Default for Rings {
    fn default() -> Rings {
        Rings::new()
    }
}

#[cfg(test)]
mod tests {
    use super::{Rings, Rows, CELL};

    #[test]
    fn a_ring_falls_into_no_two_rows_before_there_is_room() {
        for m in 1..9 {
            let mut rows = Rows::new(&[m]);
            for n in 0..60 {
                let won = n >= m && rows.value(n - m) == Ok(0);
                assert_eq!(Rings::new().is_won(n, m), Ok(won), "{} {}", n, m);
            }
        }
    }

    #[test]
    fn tables_are_kept_as_long_as_there_is_room() {
        let (mut rings, mut most) = (Rings::new(), 0);
        for turn in 0..2 {
            for m in 1..100 {
                let won = rings.is_won_within(1 << 20, 8 * m + 9, m);
                assert_eq!(won, Ok(Rows::new(&[m]).value(7 * m + 9) == Ok(0)));
                let held = rings.rows.values().map(|kept| kept.rows.memory()).sum();
                assert_eq!(rings.held, held);
                most = held.max(most);
            }
            assert_eq!(rings.rows.len(), 99, "{}", turn);
        }
        let mut rings_at_large = Rings::new();
        for m in 1..100 {
            rings_at_large.is_won(8 * m + 9, m).unwrap();
        }
        assert_eq!(rings_at_large.rows.len(), 99);
        // The tables are known now, and no room is made for them once more.
        for m in 1..100 {
            rings.is_won_within(0, 8 * m + 9, m).unwrap();
        }
        assert_eq!((rings.rows.len(), rings.held), (99, most));
        // A game that grows has room as long as its longest row fits beside the others; else they
        // are dropped, but not itself.
        let others = rings.held - rings.rows[&99].rows.memory();
        rings.is_won_within(others + CELL * 900, 999, 99).unwrap();
        assert_eq!(rings.rows.len(), 99);
        rings
            .is_won_within(others + CELL * 1100 - 1, 1199, 99)
            .unwrap();
        assert_eq!(rings.rows.keys().collect::<Vec<_>>(), [&99]);
        assert_eq!(rings.held, rings.rows[&99].rows.memory());
    }

    #[test]
    fn tables_are_dropped_before_they_take_too_much() {
        let most = 1 << 17;
        let (mut rings, mut dropped) = (Rings::new(), 0);
        for m in 1..300 {
            let before = rings.rows.len();
            rings.is_won_within(most, 4 * m, m).unwrap();
            dropped += (rings.rows.len() <= before) as usize;
            assert!(rings.held <= most, "{}", m);
        }
        assert!(dropped > 1 && dropped < 100, "{}", dropped);
    }
}
