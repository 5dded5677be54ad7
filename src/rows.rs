//! Rows of cells out of which adjacent ones are taken, so that a row falls into two.
//!
//! Stripes takes A, B or C cells, and three-x on n cells is taking three out of n + 2 (Winning Ways,
//! ch. 4: octal games with the digit 7).
//!
//! Checked: every row up to 12 cells with all sizes up to 6 against full search (`tests/twins.rs`);
//! the published lost sizes of three-x up to 2000.

use super::take_and_break::{Game, Work, LONGEST, UNPROVED};

/// Rows out of which one of a few sizes is taken.
///
/// ```
/// use grundy::rows::Rows;
///
/// let mut stripes = Rows::new(&[1, 5, 1]);
/// assert_eq!(stripes.value(6), Ok(0));
/// assert_eq!(stripes.value(5), Ok(1));
/// ```
pub struct Rows {
    game: Game,
    work: Work,
}

impl Rows {
    /// Rows out of which one of `sizes` adjacent cells is taken; a size may stand twice.
    ///
    /// # Panics
    ///
    /// If a size is 0.
    pub fn new(sizes: &[u64]) -> Rows {
        let places: Vec<_> = sizes.iter().map(|&size| (size, 7)).collect();
        Rows {
            game: Game::new(&places),
            work: Work::default(),
        }
    }

    /// The Grundy value of a row of `n` cells.
    ///
    /// # Errors
    ///
    /// What is wrong, if no period is proved and `n` is greater than [`LONGEST`], or all rows
    /// together take more than the default of [`Work`].
    ///
    /// # Complexity
    ///
    /// O(n^2) at worst for each different size up to n, once; then O(1) for every row up to n. O(1)
    /// for any row once a period is proved.
    pub fn value(&mut self, n: u64) -> Result<u16, String> {
        let value = self.game.value(n, LONGEST, &mut self.work);
        value.map_err(|longest| {
            format!(
                "expected a row of {} cells at most, {}, found {}",
                longest, UNPROVED, n
            )
        })
    }
}

#[cfg(test)]
mod tests {
    #[cfg(feature = "large")]
    #[test]
    fn far_rows_are_answered_where_a_period_is_proved() {
        use super::Rows;

        let far = u64::MAX;
        assert_eq!(Rows::new(&[1, 2]).value(12_000_000_000_003), Ok(8));
        assert_eq!(Rows::new(&[far]).value(far - 1), Ok(0));
    }
}
