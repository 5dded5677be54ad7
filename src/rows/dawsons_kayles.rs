//! Dawson's Kayles: a move takes two adjacent pins from a row; octal code 0.07.
//!
//! Checked: 10000 rows against the published table (`tests/published.rs`); the premise of the proof (below) on the
//! table itself, and that it fails for an earlier start or a shorter period.

use crate::kernel::fill;

const PERIOD: usize = 34;
const START: usize = 53;

// As many rows as the proof needs.
const ROWS: usize = 2 * START + 2 * PERIOD + 2;

/// The values of all rows.
///
/// They repeat from 53 pins on with the period 34 (Guy and Smith, The G-values of various games, 1956; Winning Ways,
/// ch. 4). The table that is computed here is the proof. A move takes k = 2 pins. Values that repeat with period p
/// for n0 <= n < 2 n0 + p + k, where n0 >= 1, repeat forever: if a move splits a row beyond this range, the larger
/// part lies where the values already repeat.
///
/// ```
/// use grundy::rows::dawsons_kayles::DawsonsKayles;
///
/// let pins = DawsonsKayles::new();
/// assert_eq!(pins.value(7), 1);
/// assert_eq!(pins.value(5), 0);
/// assert_eq!(pins.value(1_000_000_000_000_000_000), 3);
/// ```
pub struct DawsonsKayles {
    values: [u16; ROWS],
}

impl DawsonsKayles {
    /// The values of the first 176 rows. O(176^2).
    pub fn new() -> DawsonsKayles {
        let mut values = [0; ROWS];
        fill(&mut values, 0, |n, done, seen| {
            // Two pins gone, left <= right: each split once
            for left in 0..n / 2 {
                seen.insert(done[left] ^ done[n - 2 - left]);
            }
        });
        DawsonsKayles { values }
    }

    /// The Grundy value of a row of `pins`. Any u64; O(1).
    pub fn value(&self, pins: u64) -> u64 {
        let (start, period) = (START as u64, PERIOD as u64);
        let same = pins.min(start + pins.saturating_sub(start) % period);
        u64::from(self.values[same as usize])
    }
}

impl Default for DawsonsKayles {
    fn default() -> DawsonsKayles {
        DawsonsKayles::new()
    }
}

#[cfg(test)]
mod tests {
    use super::{DawsonsKayles, PERIOD, ROWS, START};

    // Whether `values` satisfy the premise of the proof.
    fn proves(values: &[u16], start: usize, period: usize) -> bool {
        let end = 2 * start + period + 2;
        end + period <= values.len() && (start..end).all(|n| values[n] == values[n + period])
    }

    #[test]
    fn the_table_proves_the_period_and_no_earlier_or_shorter_one() {
        let values = DawsonsKayles::new().values;
        assert!(proves(&values, START, PERIOD));
        assert!(!proves(&values, START - 1, PERIOD));
        assert!((1..PERIOD).all(|period| !proves(&values, START, period)));
        assert!(!proves(&values[..ROWS - 1], START, PERIOD));
    }

    #[test]
    fn long_rows_repeat_the_table() {
        let pins = DawsonsKayles::new();
        for n in START..ROWS {
            let far = (n + PERIOD * 1_000_000) as u64;
            assert_eq!(pins.value(far), u64::from(pins.values[n]), "{}", n);
            assert_eq!(pins.value(n as u64), u64::from(pins.values[n]), "{}", n);
        }
        // 2^64 - 1 = 53 + 34 * 542551296285575046 - 2, and so is as 51 + 34.
        assert_eq!(u64::MAX % 34, 17);
        assert_eq!(pins.value(u64::MAX), u64::from(pins.values[51 + 34]));
    }
}
