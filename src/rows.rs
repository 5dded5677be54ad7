//! Rows of cells out of which adjacent ones are taken, so that a row falls into two.
//!
//! Stripes takes A, B or C cells, the ring becomes a row after its first move, and three-x on n
//! cells is taking three out of n + 2 (Winning Ways, ch. 4: octal games with the digit 7).
//!
//! Checked: every row up to 12 cells with all sizes up to 6 against full search (`tests/twins.rs`);
//! the published lost sizes of three-x up to 2000.

use super::take_and_break::{Game, Work, UNPROVED};
use std::collections::HashMap;

/// The longest row that is answered without a proved period, in cells.
pub const LONGEST: u64 = 1 << 22;

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
    games: HashMap<u64, Game>,
    held: usize,
    work: Work,
}

// The most cells in all tables together (4 bytes each), before they are dropped and begun anew, and
// as how many cells the rest of a game counts.
const MOST_HELD: usize = 1 << 23;
const BESIDES: usize = 1 << 8;

impl Rings {
    /// No tables yet.
    pub fn new() -> Rings {
        Rings::default()
    }

    /// Whether the first player wins on a ring of `n` when exactly `m` are taken, `m >= 1`.
    ///
    /// # Errors
    ///
    /// What is wrong, if that needs a row of n - m that is not answered, as [`Rows::value`] says,
    /// all rings together.
    ///
    /// # Panics
    ///
    /// If `m` is 0.
    ///
    /// # Complexity
    ///
    /// As [`Rows::value`], once for each m; up to 64 MB in all.
    pub fn is_won(&mut self, n: u64, m: u64) -> Result<bool, String> {
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
        if self.held > MOST_HELD {
            self.games.clear();
            self.held = 0;
        }
        let held = &mut self.held;
        let game = self.games.entry(m).or_insert_with(|| {
            *held += BESIDES;
            Game::new(&[(m, 7)])
        });
        let before = game.values().len();
        let value = game.value(row, LONGEST, &mut self.work);
        self.held += game.values().len() - before;
        match value {
            Ok(value) => Ok(value == 0),
            Err(longest) => Err(format!(
                "expected n - m to be {} at most, {}, found {}",
                longest, UNPROVED, row
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Rings, Rows, BESIDES, LONGEST, MOST_HELD};

    #[cfg(feature = "large")]
    #[test]
    fn far_rows_are_answered_where_a_period_is_proved() {
        let far = u64::MAX;
        assert_eq!(Rows::new(&[1, 2]).value(12_000_000_000_003), Ok(8));
        assert_eq!(Rows::new(&[far]).value(far - 1), Ok(0));
        let mut rings = Rings::new();
        assert_eq!(rings.is_won(far, 1), Ok(true));
        assert_eq!(rings.is_won(far, far - 1), Ok(true));
        assert_eq!(rings.is_won(far, far / 2), Ok(false));
    }

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
    fn rings_of_many_kinds_stay_within_memory() {
        let mut rings = Rings::new();
        for m in 1..700 {
            let (won, row) = (rings.is_won(4 * m + 9, m), 3 * m + 9);
            if m < 9 || m % 97 == 0 {
                assert_eq!(won, Rows::new(&[m]).value(row).map(|value| value == 0));
            }
            assert!(rings.held <= MOST_HELD + LONGEST as usize + BESIDES);
        }
    }
}
