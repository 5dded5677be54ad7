//! Rows of cells out of which adjacent ones are taken, so that a row falls into two.
//!
//! Stripes takes A, B or C cells, the ring becomes a row after its first move, and three-x on n
//! cells is taking three out of n + 2 (Winning Ways, ch. 4: octal games with the digit 7).
//!
//! Checked: every row up to 12 cells with all sizes up to 6 against full search (`tests/twins.rs`);
//! the published lost sizes of three-x up to 2000.

use super::grundy::Mex;
use super::table::Table;
use std::collections::HashMap;

/// The longest row that is answered, in cells. A fill up to here with one size takes some 2 s.
pub const LONGEST: u64 = 100_000;

/// Rows out of which one of a few sizes is taken.
///
/// ```
/// use grundy::rows::Rows;
///
/// let mut stripes = Rows::new(&[1, 5, 1]);
/// assert_eq!(stripes.value(6), 0);
/// assert_eq!(stripes.value(5), 1);
/// ```
pub struct Rows {
    sizes: Vec<u64>,
    table: Table,
}

impl Rows {
    /// Rows out of which one of `sizes` adjacent cells is taken; a size may stand twice.
    ///
    /// # Panics
    ///
    /// If a size is 0.
    pub fn new(sizes: &[u64]) -> Rows {
        assert!(!sizes.contains(&0), "a move takes at least one cell");
        let mut sizes = sizes.to_vec();
        sizes.sort_unstable();
        sizes.dedup();
        Rows {
            sizes,
            table: Table::new(),
        }
    }

    /// The Grundy value of a row of `n` cells, `n <= LONGEST`.
    ///
    /// # Panics
    ///
    /// If `n` is greater than [`LONGEST`].
    ///
    /// # Complexity
    ///
    /// O(n^2 / 4) for each different size up to n, once; then O(1) for every row up to n.
    pub fn value(&mut self, n: u64) -> u16 {
        assert!(
            n <= LONGEST,
            "a row is longer than the longest that is answered"
        );
        let sizes = &self.sizes;
        self.table.value(n as usize, |n, done, seen| {
            for &size in sizes.iter().take_while(|&&size| size <= n as u64) {
                take(size as usize, n, done, seen);
            }
        })
    }
}

/// Inserts the options of a row of `n` when `size` adjacent cells are taken, `1 <= size <= n`.
///
/// ```
/// use grundy::grundy::fill;
/// use grundy::rows;
///
/// let mut dawsons_kayles = [0; 8];
/// fill(&mut dawsons_kayles, 0, |n, done, seen| {
///     if n >= 2 {
///         rows::take(2, n, done, seen);
///     }
/// });
/// assert_eq!(dawsons_kayles, [0, 0, 1, 1, 2, 0, 3, 1]);
/// ```
pub fn take(size: usize, n: usize, done: &[u16], seen: &mut Mex) {
    let left = &done[..n - size + 1];
    // left <= right: each split once
    let splits = left.len() / 2 + left.len() % 2;
    for (left, right) in left[..splits].iter().zip(left.iter().rev()) {
        seen.insert(left ^ right);
    }
}

/// Rings of which exactly m adjacent items are taken; one table is kept for each m.
///
/// The first move is the same everywhere and leaves a row of n - m, so the first player wins
/// exactly if that row is lost.
///
/// ```
/// use grundy::rows::Rings;
///
/// let mut rings = Rings::new();
/// assert_eq!(rings.is_won(2, 2), Ok(true));
/// assert_eq!(rings.is_won(5, 2), Ok(false));
/// assert_eq!(rings.is_won(2, 3), Ok(false));
/// ```
#[derive(Default)]
pub struct Rings {
    rows: HashMap<u64, Rows>,
    held: usize,
}

// The most cells in all tables together (2 to 4 bytes each), before they are dropped and begun anew.
const MOST_HELD: usize = 1 << 24;

impl Rings {
    /// No tables yet.
    pub fn new() -> Rings {
        Rings::default()
    }

    /// Whether the first player wins on a ring of `n` when exactly `m` are taken, `m >= 1`.
    ///
    /// # Errors
    ///
    /// What is wrong, if that needs a row longer than [`LONGEST`].
    ///
    /// # Complexity
    ///
    /// O((n - m)^2 / 4) once for each m; up to 64 MB in all.
    pub fn is_won(&mut self, n: u64, m: u64) -> Result<bool, String> {
        if n < m {
            return Ok(false);
        }
        let row = n - m;
        if row < m {
            return Ok(true);
        }
        if row > LONGEST {
            return Err(format!(
                "expected n - m to be {} at most, found {}",
                LONGEST, row
            ));
        }
        if self.held > MOST_HELD {
            *self = Rings::new();
        }
        let rows = self.rows.entry(m).or_insert_with(|| Rows::new(&[m]));
        let before = rows.table.values().len();
        let lost = rows.value(row) == 0;
        self.held += rows.table.values().len() - before;
        Ok(lost)
    }
}
