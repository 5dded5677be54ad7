//! Grundy's game: a move splits a heap into two that differ in size. No law of its values is known (Winning
//! Ways, ch. 4; Guy, Unsolved problems in combinatorial games).
//!
//! Checked: the list against the values up to 20000, computed by definition, and once against those up to
//! 2^21, computed by the sparse space (Winning Ways, ch. 4); the first 105 values against OEIS A002188.

use crate::kernel::Mex;
use crate::table::Table;

/// The lost heaps up to [`MAX_LISTED`]: 42 of the first 2^35 values, all of them computed, are 0
/// (Flammenkamp, Sprague-Grundy Values of Grundy's Game). No proof is known that there are no others.
pub const LOST: [u64; 42] = [
    0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346,
    359, 362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932,
    1222,
];

/// The largest heap of the published computation.
pub const MAX_LISTED: u64 = (1 << 35) - 1;

/// The largest heap whose value is computed: the table takes about a second.
pub const MAX_VALUED: u64 = 50_000;

/// Whether the player to move loses with one heap of `n`.
///
/// # Panics
///
/// If `n` is above [`MAX_LISTED`].
///
/// ```
/// use grundy::heaps::grundys_game;
///
/// assert!(grundys_game::is_lost(1222));
/// assert!(!grundys_game::is_lost(1_000_000));
/// ```
pub fn is_lost(n: u64) -> bool {
    assert!(n <= MAX_LISTED, "a heap beyond the list");
    LOST.binary_search(&n).is_ok()
}

/// The values of the heaps needed so far.
///
/// ```
/// use grundy::heaps::grundys_game::GrundysGame;
///
/// let mut game = GrundysGame::new();
/// assert_eq!(game.value(8), 2);
/// ```
#[derive(Default)]
pub struct GrundysGame {
    table: Table,
}

impl GrundysGame {
    /// A game without values yet.
    pub fn new() -> GrundysGame {
        GrundysGame::default()
    }

    /// The Grundy value of a heap of `n`.
    ///
    /// # Panics
    ///
    /// If `n` is above [`MAX_VALUED`].
    ///
    /// # Complexity
    ///
    /// O(n) for each heap up to the largest, once.
    pub fn value(&mut self, n: u64) -> u64 {
        assert!(n <= MAX_VALUED, "a heap that is not computed");
        self.table.value(n as usize, split)
    }
}

// Each split once, the smaller part first.
fn split(n: usize, done: &[u16], seen: &mut Mex) {
    for smaller in 1..(n + 1) / 2 {
        seen.insert(done[smaller] ^ done[n - smaller]);
    }
}

#[cfg(test)]
mod tests {
    use super::{is_lost, GrundysGame, MAX_LISTED, MAX_VALUED};

    /// OEIS A002188.
    const PUBLISHED: [u64; 105] = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2,
        3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0, 2, 1, 0, 2, 1, 5, 2, 1, 3,
        2, 1, 3, 2, 4, 3, 2, 4, 3, 2, 4, 3, 2, 4, 3, 2, 4, 3, 2, 4, 5, 2, 4, 5, 2, 4, 3, 7, 4, 3,
        7, 4, 3, 7, 4, 3, 5, 2, 3, 5, 2, 3, 5, 2, 3,
    ];

    #[test]
    fn values_are_the_published_ones_and_0_where_the_list_says() {
        let mut game = GrundysGame::new();
        for (n, &value) in PUBLISHED.iter().enumerate() {
            assert_eq!(game.value(n as u64), value, "{}", n);
        }
        for n in 0..20_000 {
            assert_eq!(is_lost(n), game.value(n) == 0, "{}", n);
        }
    }

    #[test]
    fn the_last_heaps_that_are_computed_are_answered() {
        // 2^35 values, from the heap of 0 on, and the last is not among the lost heaps.
        assert!(!is_lost(34_359_738_367));
    }

    #[test]
    #[should_panic(expected = "a heap beyond the list")]
    fn a_heap_beyond_the_list_is_refused() {
        is_lost(MAX_LISTED + 1);
    }

    #[test]
    #[should_panic(expected = "a heap that is not computed")]
    fn a_value_beyond_the_table_is_refused_before_the_work() {
        GrundysGame::new().value(MAX_VALUED + 1);
    }
}
