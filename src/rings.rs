//! Rings out of which adjacent items are taken: after the first move, rows.
//!
//! Checked: every ring up to 12 items against full search (`trial/src/reference`); against the rows that
//! the first moves leave.

use super::rows::{Rows, MAX_ROW};
use super::table::TooLarge;
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
    // The longest rows of all together.
    cells: u64,
}

struct Kept {
    rows: Rows,
    longest: u64,
}

// A cell takes up to 24 bytes: 60 MB. With one cell more, all tables but one are dropped.
const MOST_CELLS: u64 = 2_500_000;

impl Rings {
    /// No tables yet.
    pub fn new() -> Rings {
        Rings {
            rows: HashMap::new(),
            cells: 0,
        }
    }

    /// Whether the first player wins on a ring of `n` when exactly `m` are taken, `m >= 1`.
    ///
    /// # Errors
    ///
    /// If that needs a row of n - m that is not answered, as [`Rows::value`] says.
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
        self.is_won_within(MOST_CELLS, n, m)
    }

    fn is_won_within(&mut self, most_cells: u64, n: u64, m: u64) -> Result<bool, TooLarge> {
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
        let longest = self.rows.get(&m).map_or(0, |kept| kept.longest);
        // No longer row is ever in a table.
        let new = row.min(MAX_ROW).saturating_sub(longest);
        if new > 0 && self.cells + new > most_cells {
            self.rows.retain(|&kept, _| kept == m);
            self.cells = longest;
        }
        let kept = self.rows.entry(m).or_insert_with(|| Kept {
            rows: Rows::new(&[m]),
            longest: 0,
        });
        self.cells += new;
        kept.longest += new;
        let value = kept.rows.value(row).map_err(|error| TooLarge {
            most: error.most.max(2 * m - 1),
            ..error
        })?;
        Ok(value == 0)
    }
}

impl Default for Rings {
    fn default() -> Rings {
        Rings::new()
    }
}

#[cfg(test)]
mod tests {
    use super::{Rings, Rows, MAX_ROW};
    use crate::rows::MAX_PLAIN;

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
        let mut rings = Rings::new();
        let cells = (1..100).map(|m| 7 * m + 9).sum();
        for _ in 0..2 {
            for m in 1..100 {
                let won = rings.is_won_within(cells, 8 * m + 9, m);
                assert_eq!(won, Ok(Rows::new(&[m]).value(7 * m + 9) == Ok(0)));
            }
            assert_eq!((rings.rows.len(), rings.cells), (99, cells));
        }
        // A shorter row takes no room, a longer one only what it has more.
        rings.is_won_within(cells, 300, 99).unwrap();
        rings.is_won_within(cells + 100, 8 * 99 + 109, 99).unwrap();
        assert_eq!((rings.rows.len(), rings.cells), (99, cells + 100));
        // With one cell too many the others are dropped.
        rings.is_won_within(cells + 200, 8 * 99 + 210, 99).unwrap();
        assert_eq!(rings.rows.keys().collect::<Vec<_>>(), [&99]);
        assert_eq!(rings.cells, 7 * 99 + 210);
        // One game may have more than all.
        rings.is_won_within(cells, 20_000, 99).unwrap();
        assert_eq!((rings.rows.len(), rings.cells), (1, 20_000 - 99));
        rings.is_won_within(20_201, 400, 100).unwrap();
        assert_eq!((rings.rows.len(), rings.cells), (2, 20_201));
        // What is in a table needs no room.
        rings.is_won_within(100, 400, 99).unwrap();
        assert_eq!(rings.rows.len(), 2);
        rings.is_won_within(20_201, 401, 100).unwrap();
        assert_eq!((rings.rows.len(), rings.cells), (1, 301));
    }

    #[test]
    fn the_limit_counts_the_rings_of_one_move() {
        if MAX_ROW > MAX_PLAIN {
            // With the engine: a fault case of n-ring.
            return;
        }
        let refused = |asked, most| Err(super::TooLarge { asked, most });
        // 35000 is no table's, but up to 2 * 15000 - 1 there is one move more and only one.
        assert_eq!(Rings::new().is_won(50_000, 15_000), refused(35_000, 29_999));
        assert_eq!(Rings::new().is_won(50_000, 9_000), refused(41_000, 20_000));
    }

    #[test]
    fn a_row_beyond_any_table_counts_as_the_longest() {
        let mut rings = Rings::new();
        // Without the engine it is refused.
        let won = rings.is_won(u64::MAX, 1);
        assert_eq!(
            won.ok(),
            Rows::new(&[1])
                .value(u64::MAX - 1)
                .ok()
                .map(|value| value == 0)
        );
        assert_eq!(rings.cells, MAX_ROW);
    }
}
