//! Rows of cells: a move takes adjacent cells, so that a row falls into two rows.
//!
//! Checked: every row of up to 12 cells with all sizes up to 6 against full search (`crates/problems`); the
//! published lost rows of up to 2000 cells in the game of `three-x`; four games against the engine for octal games
//! (`crates/engine/tests/published.rs`): with the size 3 (`three-x`), with the sizes 1 and 2 (Kayles), with 1 and 5,
//! and with a size that no row reaches.

use crate::table::{Mirror, Table};

/// The longest row that [`Rows::value`] answers. The table of all rows up to it takes a tenth of a second.
pub const MAX_ROW: u64 = 20_000;

// The longest code that the program `octal` reads.
const MAX_DIGITS: u64 = 4096;

/// The error for a row that is longer than the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// The row that was asked for.
    pub asked: u64,
    /// The longest row that is answered.
    pub most: u64,
    /// The octal code of the game, without sizes above `asked`, if it has at most 4096 digits.
    pub code: Option<String>,
}

impl TooLong {
    /// The error in words for a person; `what` names the number that is too large. The program `octal` answers rows
    /// of any length if it proves a period, so the message ends with the line to give to
    /// `octal`, if there is a code.
    ///
    /// ```
    /// use grundy::rows::runs::Rows;
    ///
    /// let error = Rows::new(&[1, 3]).value(20_001).unwrap_err();
    /// let words = "expected a row up to 20000, found 20001; for longer ones give `0.707 1 20001` to octal";
    /// assert_eq!(error.words("a row"), words);
    /// ```
    pub fn words(&self, what: &str) -> String {
        let line = |code| format!("; for longer ones give `{} 1 {}` to octal", code, self.asked);
        let hint = self.code.as_ref().map_or(String::new(), line);
        format!("expected {} up to {}, found {}{}", what, self.most, self.asked, hint)
    }
}

/// Rows from which a move takes adjacent cells; a list of sizes says how many. These are the octal games whose digits
/// are all 0 or 7 (Winning Ways, ch. 4).
///
/// Some solutions assume that only the shortest and the longest size matter, but all sizes do: with 1, 2 and 3 a row
/// of two cells is won, and with 1 and 3 it is lost.
///
/// ```
/// use grundy::rows::runs::Rows;
///
/// let mut stripes = Rows::new(&[1, 5, 1]);
/// assert_eq!(stripes.value(6), Ok(0));
/// assert_eq!(stripes.value(5), Ok(1));
/// ```
#[derive(Default)]
pub struct Rows {
    sizes: Vec<u64>,
    table: Table,
    mirror: Mirror,
}

impl Rows {
    /// Rows from which a move takes one of `sizes` adjacent cells; a size may be given twice.
    ///
    /// # Panics
    ///
    /// If a size is 0.
    pub fn new(sizes: &[u64]) -> Rows {
        let mut sizes = sizes.to_vec();
        sizes.sort_unstable();
        sizes.dedup();
        assert!(sizes.first() != Some(&0), "a move takes at least one cell");
        Rows { sizes, ..Rows::default() }
    }

    /// The Grundy value of a row of `n` cells.
    ///
    /// # Errors
    ///
    /// If `n` is greater than [`MAX_ROW`].
    ///
    /// # Complexity
    ///
    /// O(n^2) at worst for each different size up to n, once; then O(1) for every row up to n.
    pub fn value(&mut self, n: u64) -> Result<u64, TooLong> {
        if n > MAX_ROW {
            return Err(self.too_long(n));
        }
        let (sizes, mirror) = (&self.sizes, &mut self.mirror);
        Ok(self.table.value(n as usize, |n, done, seen| {
            done.last().into_iter().for_each(|&newest| mirror.push(newest));
            for &size in sizes.iter().take_while(|&&size| size <= n as u64) {
                // left <= right: each split once. The other part of done[left] is done[n - size -
                // left], which is newest_first[size - 1 + left].
                let left = &done[..(n - size as usize) / 2 + 1];
                seen.insert_sums(left, &mirror.newest_first()[size as usize - 1..]);
            }
        }))
    }

    #[cold]
    fn too_long(&self, n: u64) -> TooLong {
        // Larger sizes play no part in it.
        let sizes = || self.sizes.iter().take_while(|&&size| size <= n);
        let most = sizes().last().map_or(1, |&size| size);
        let digit = |at| {
            if sizes().any(|&size| size == at) {
                '7'
            } else {
                '0'
            }
        };
        let is_short = most <= MAX_DIGITS;
        TooLong {
            asked: n,
            most: MAX_ROW,
            code: Some(()).filter(|()| is_short).map(|()| {
                let digits: String = (1..=most).map(digit).collect();
                format!("0.{}", digits)
            }),
        }
    }

    /// How many values are kept.
    pub fn kept(&self) -> usize {
        self.table.values().len()
    }
}

#[cfg(test)]
mod tests {
    use super::{Rows, MAX_ROW};

    #[test]
    fn a_row_has_the_mex_of_all_its_splits() {
        for sizes in &[&[1][..], &[2], &[3], &[7], &[1, 2], &[2, 3, 11]] {
            let (mut rows, mut values) = (Rows::new(sizes), Vec::new());
            for n in 0..120 {
                let taken = sizes.iter().filter(|&&size| size <= n);
                let lefts =
                    taken.flat_map(|size| (0..=n - size).map(move |left| (left, n - size - left)));
                let options: Vec<u64> =
                    lefts.map(|(a, b)| values[a as usize] ^ values[b as usize]).collect();
                let mex = (0..).find(|value| !options.contains(value)).unwrap();
                assert_eq!(rows.value(n), Ok(mex), "{:?} {}", sizes, n);
                values.push(mex);
            }
        }
    }

    #[test]
    fn a_size_may_be_larger_than_any_row() {
        let mut rows = Rows::new(&[u64::MAX, 2]);
        let longest = rows.value(MAX_ROW);
        assert!(longest.is_ok(), "the table answers it");
        assert_eq!(longest, Rows::new(&[2]).value(MAX_ROW));
    }

    #[test]
    fn the_line_for_octal_has_the_sizes_that_fit() {
        let code = |sizes: &[u64], n| Rows::new(sizes).value(n).unwrap_err().code;
        assert_eq!(code(&[5, 1, 1], 30_000), Some("0.70007".to_string()));
        assert_eq!(code(&[1, u64::MAX], 20_001), Some("0.7".to_string()));
        assert_eq!(code(&[u64::MAX], 20_001), Some("0.0".to_string()));
        assert_eq!(code(&[4096], 20_001).map(|code| code.len()), Some(4098));
        assert_eq!(code(&[4097], 20_001), None);
    }
}
