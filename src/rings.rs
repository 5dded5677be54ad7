//! Rings out of which adjacent items are taken: after the first move, rows.
//!
//! Checked: every ring up to 12 items against full search (`tests/twins.rs`); against the rows that
//! the first moves leave.

use super::rows::LONGEST;
use super::take_and_break::{Game, Work, UNPROVED};
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
#[derive(Default)]
pub struct Rings {
    games: HashMap<u64, Game>,
    // In bytes.
    held: usize,
    work: Work,
}

// The most bytes in all games together, before they are dropped and begun anew. One game alone takes
// up to 48 MB more.
const MOST_HELD: usize = 1 << 22;

impl Rings {
    /// No tables yet.
    pub fn new() -> Rings {
        Rings::default()
    }

    /// Whether the first player wins on a ring of `n` when exactly `m` are taken, `m >= 1`.
    ///
    /// # Errors
    ///
    /// What is wrong, if that needs a row of n - m that is not answered, as [`Rows::value`](super::rows::Rows::value) says,
    /// all rings together.
    ///
    /// # Panics
    ///
    /// If `m` is 0.
    ///
    /// # Complexity
    ///
    /// As [`Rows::value`](super::rows::Rows::value), once for each m; up to 64 MB in all.
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
        let game = self.games.entry(m).or_insert_with(|| Game::new(&[(m, 7)]));
        let before = game.memory();
        let value = game.value(row, LONGEST, &mut self.work);
        self.held = self.held + game.memory() - before;
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
    use super::{Game, Rings, MOST_HELD};
    use crate::rows::Rows;

    #[cfg(feature = "large")]
    #[test]
    fn far_rings_are_answered_where_a_period_is_proved() {
        let far = u64::MAX;
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
        let (mut rings, mut most) = (Rings::new(), 0);
        for m in 1..700 {
            let (won, row) = (rings.is_won(8 * m + 9, m), 7 * m + 9);
            if m < 9 || m % 97 == 0 {
                assert_eq!(won, Rows::new(&[m]).value(row).map(|value| value == 0));
            }
            let held = rings.games.values().map(Game::memory).sum();
            assert_eq!(rings.held, held);
            most = held.max(most);
        }
        assert!(most > MOST_HELD && most < MOST_HELD + (1 << 18), "{}", most);
    }
}
