//! Intervals: a move chooses one that meets no interval chosen before.
//!
//! Checked: seeded random sets of up to 4 intervals against full search, and of up to 100 against the definition
//! (`crates/problems`); Kayles and Dawson's Kayles, written as intervals, here.

use crate::kernel::Mex;

/// The most intervals that [`value`] takes; for these it needs about 2 MB, and less than a second.
pub const MAX_INTERVALS: u64 = 500;

/// The Grundy value of intervals `[left, right)`, none of them chosen yet. Intervals that only touch do not meet.
///
/// The chosen intervals divide the line into free stretches. A move chooses an interval in one stretch, and leaves
/// two independent parts of this stretch. So dynamic programming finds the values: each interval in a stretch gives
/// the nim-sum of the two parts, and the value of the stretch is the mex of these nim-sums. A stretch begins and ends
/// where intervals begin or end, so two of at most 2n points describe it (AtCoder ABC 206 F, editorial).
///
/// # Panics
///
/// If there are more than [`MAX_INTERVALS`] intervals, or if one has `left >= right`.
///
/// # Complexity
///
/// O(n^3) time and O(n^2) memory for n intervals.
///
/// ```
/// use grundy::rows::intervals;
///
/// // Each of the first two meets the third.
/// assert_eq!(intervals::value(&[(1, 3), (3, 5), (2, 4)]), 2);
/// assert_eq!(intervals::value(&[(4, 8), (7, 9)]), 1);
/// ```
pub fn value(intervals: &[(u64, u64)]) -> u64 {
    assert!(intervals.len() as u64 <= MAX_INTERVALS, "too many intervals");
    let mut points: Vec<u64> = Vec::new();
    for &(left, right) in intervals {
        assert!(left < right, "an empty interval");
        points.push(left);
        points.push(right);
    }
    points.sort_unstable();
    points.dedup();
    let place = |point: u64| points.iter().take_while(|&&other| other < point).count();
    let mut placed: Vec<(usize, usize)> =
        intervals.iter().map(|&(left, right)| (place(left), place(right))).collect();
    placed.sort_unstable();
    placed.dedup();
    // values[to][from]: the longer stretches that end at `to` come after the shorter ones.
    let mut values: Vec<Vec<u16>> = Vec::new();
    let mut seen = Mex::new();
    for to in 0..points.len() {
        values.push(vec![0; to + 1]);
        for from in (0..to).rev() {
            for &(left, right) in &placed {
                if from <= left && right <= to {
                    seen.insert(values[left][from] ^ values[to][right]);
                }
            }
            values[to][from] = seen.mex();
            seen.clear();
        }
    }
    let whole = values.last().and_then(|values| values.first());
    whole.map_or(0, |&value| u64::from(value))
}

#[cfg(test)]
mod tests {
    use super::{value, MAX_INTERVALS};

    #[test]
    fn pins_in_a_row_are_kayles_and_dawsons_kayles() {
        // Winning Ways, ch. 4.
        let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4];
        let dawson = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2];
        for n in 0..13_u64 {
            let two = (2..n + 1).map(|pin| (pin, pin + 2)).map(|(a, b)| (a - 1, b - 1));
            let two: Vec<(u64, u64)> = two.collect();
            assert_eq!(value(&two), dawson[n as usize], "{}", n);
            let one = (1..n + 1).map(|pin| (pin, pin + 1));
            let both: Vec<(u64, u64)> = two.iter().copied().chain(one).collect();
            assert_eq!(value(&both), kayles[n as usize], "{}", n);
        }
    }

    #[test]
    fn the_most_intervals_are_answered_and_one_more_is_refused() {
        let apart = |count: u64| (0..count).map(|at| (2 * at, 2 * at + 1)).collect::<Vec<_>>();
        assert_eq!(value(&apart(MAX_INTERVALS)), 0);
        assert_eq!(value(&apart(MAX_INTERVALS - 1)), 1);
        assert_eq!(value(&[]), 0);
        assert_eq!(value(&[(0, u64::MAX), (5, 6), (5, 6)]), 1);
        assert!(std::panic::catch_unwind(|| value(&apart(MAX_INTERVALS + 1))).is_err());
        assert!(std::panic::catch_unwind(|| value(&[(3, 3)])).is_err());
    }
}
