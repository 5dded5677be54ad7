//! Rings: a move takes adjacent items, and the first move leaves a row.
//!
//! Checked: every ring of up to 12 items against full search (`crates/problems`); rings of up to 59 items against
//! the rows that the first moves leave; [`value`] against the definition, for rings of up to 44 items with all sizes
//! up to 20.

use super::runs::{Rows, TooLong};
use std::collections::HashMap;

// A value takes up to 24 bytes: 60 MB.
const MOST_KEPT: usize = 2_500_000;

/// Rings from which a move takes exactly m adjacent items, with one table for each m.
///
/// On a ring of n items, each first move leaves a row of n - m, so the first player wins exactly if that row is lost.
///
/// ```
/// use grundy::rows::rings::Rings;
///
/// let mut rings = Rings::new();
/// assert_eq!(rings.is_won(2, 2), Ok(true));
/// assert_eq!(rings.is_won(5, 2), Ok(false));
/// assert_eq!(rings.is_won(2, 3), Ok(false));
/// ```
pub struct Rings {
    rows: HashMap<u64, Rows>,
    // The number of values in all tables.
    kept: usize,
    most_kept: usize,
}

impl Rings {
    /// Rings without tables yet.
    pub fn new() -> Rings {
        Rings { rows: HashMap::new(), kept: 0, most_kept: MOST_KEPT }
    }

    /// Whether the first player wins on a ring of `n` if a move takes exactly `m`, `m >= 1`.
    ///
    /// # Errors
    ///
    /// If the answer needs a row of n - m items, and this is too long for [`Rows::value`].
    ///
    /// # Panics
    ///
    /// If `m` is 0.
    ///
    /// # Complexity
    ///
    /// The table of each m is computed once, at the cost of [`Rows::value`] for the row, as long as all tables fit in
    /// 64 MB. If they do not, all tables are dropped except that of the current m.
    pub fn is_won(&mut self, n: u64, m: u64) -> Result<bool, TooLong> {
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
        let rows = self.rows.entry(m).or_insert_with(|| Rows::new(&[m]));
        let before = rows.kept();
        let value = rows.value(row);
        let kept = rows.kept();
        self.kept += kept - before;
        if self.kept > self.most_kept {
            self.rows.retain(|&other, _| other == m);
            self.kept = kept;
        }
        let value = value.map_err(|error| TooLong { most: error.most.max(2 * m - 1), ..error })?;
        Ok(value == 0)
    }
}

impl Default for Rings {
    fn default() -> Rings {
        Rings::new()
    }
}

/// The Grundy value of a ring of `n` from which a move takes `least` to `most` adjacent items: floor(n / least), but 0
/// if n is `least + most` or greater. Any u64; O(1).
///
/// After the first move there are rows. A row of `least` or more is won. If it has just `least` items, take them all.
/// Otherwise take `least` or `least + 1` in the middle, whichever leaves an even number: two equal rows are left. So a
/// ring from which every move leaves `least` or more is worth 0. A row of n < least + most is worth floor(n / least),
/// by induction. A move takes `least` or more, so the values of the two rows that it leaves add up to less than floor(n
/// / least), and their nim-sum is at most this sum. And for each smaller value j, a move at an end leaves a row of j
/// times `least` items; but if j is 0 and n > `most`, taking `most` leaves a row of 1 to `least - 1` items, which is
/// also worth 0. The first moves on a ring of n < least + most leave rows of n - `least` items down to less than
/// `least`. Their values are 0 to floor(n / least) - 1, so the ring has the same value as a row of n (Codeforces 1823
/// E, editorial).
///
/// ```
/// use grundy::rows::rings;
///
/// assert_eq!(rings::value(4, 2, 3), 2);
/// assert_eq!(rings::value(5, 2, 3), 0);
/// ```
///
/// # Panics
///
/// If `least` is 0, or is not less than `most`: with a single size, a row of `least` or more can be lost. For
/// example, a ring of 3 from which each move takes 1 is won, but the rule would say 0.
pub fn value(n: u64, least: u64, most: u64) -> u64 {
    assert!(0 < least && least < most, "two sizes at least");
    if n >= least && n - least >= most {
        0
    } else {
        n / least
    }
}

#[cfg(test)]
mod tests {
    use super::{value, Rings, Rows, TooLong};
    use crate::kernel::mex;
    use crate::rows::runs::MAX_ROW;

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
    fn values_of_several_sizes_are_those_of_the_definition() {
        for least in 1..20 {
            for most in least + 1..21 {
                let mut rows: Vec<u64> = Vec::new();
                for n in 0..45usize {
                    let takes = least..=most.min(n);
                    let ring = takes.clone().map(|take| rows[n - take]);
                    let found = value(n as u64, least as u64, most as u64);
                    assert_eq!(found, mex(ring), "{} {} {}", n, least, most);
                    let row = takes.flat_map(|take| {
                        let rows = &rows;
                        (0..=n - take).map(move |left| rows[left] ^ rows[n - take - left])
                    });
                    let row = mex(row);
                    rows.push(row);
                }
            }
        }
        let end = u64::MAX;
        assert_eq!((value(end, 1, end - 1), value(end, 2, end - 1)), (0, end / 2));
        assert_eq!((value(end, end - 1, end), value(1, end - 1, end)), (1, 0));
    }

    #[test]
    fn tables_are_kept_as_long_as_there_is_room() {
        // The row of 7 m + 9 has as many values, and the empty one.
        let kept: usize = (1..100).map(|m| 7 * m + 10).sum();
        let mut rings = Rings { most_kept: kept, ..Rings::new() };
        for _ in 0..2 {
            for m in 1..100 {
                let won = rings.is_won(8 * m + 9, m);
                assert_eq!(won, Ok(Rows::new(&[m]).value(7 * m + 9) == Ok(0)));
            }
            assert_eq!((rings.rows.len(), rings.kept), (99, kept));
        }
        // A shorter row takes no room. With one value too many, the other tables are dropped.
        rings.is_won(300, 99).unwrap();
        assert_eq!((rings.rows.len(), rings.kept), (99, kept));
        rings.is_won(8 * 99 + 10, 99).unwrap();
        assert_eq!(rings.rows.keys().collect::<Vec<_>>(), [&99]);
        assert_eq!(rings.kept, 7 * 99 + 11);
        // One table may be larger than the limit for all, and stays until another is asked for.
        rings.most_kept = 100;
        for _ in 0..2 {
            rings.is_won(20_000, 99).unwrap();
            assert_eq!((rings.rows.len(), rings.kept), (1, 20_001 - 99));
        }
        rings.is_won(400, 100).unwrap();
        assert_eq!(rings.rows.keys().collect::<Vec<_>>(), [&100]);
        assert_eq!(rings.kept, 301);
    }

    #[test]
    fn the_limit_counts_the_rings_of_one_move() {
        let refused = |asked, code: Option<&str>, most| {
            let code = code.map(str::to_string);
            Err(TooLong { asked, most, code })
        };
        // No table answers 35000, but up to 2 * 15000 - 1 there is one move more and only one.
        assert_eq!(Rings::new().is_won(50_000, 15_000), refused(35_000, None, 29_999));
        let refusal = refused(MAX_ROW + 1, Some("0.07"), MAX_ROW);
        assert_eq!(Rings::new().is_won(MAX_ROW + 3, 2), refusal);
        assert_eq!(Rings::new().is_won(MAX_ROW + 2, 2), Ok(false));
    }
}
