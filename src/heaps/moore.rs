//! Moore's Nim: a move chooses 1 to d heaps, and takes any number from each of them.
//!
//! Checked: the rule against full search, on all positions of up to 4 heaps of up to 5, for d up to 5; the counts
//! against the rule, for up to 4 heaps and all totals up to 5.

use crate::numbers::modular::Binomials;

/// Whether the player to move loses if a move lowers 1 to `d` of the heaps: exactly if in each binary place the
/// number of heaps that have a 1 there is a multiple of d + 1 (Moore 1910, "A generalization of the game called
/// Nim").
///
/// In the highest place that a move changes, it turns ones into zeros, in 1 to d heaps; so the number of ones there
/// does not stay a multiple. Conversely, if some number is no multiple, a move can make all of them multiples. It goes
/// from the highest place down. In each place it can give either digit to the heaps that it has already
/// lowered. Where that is not enough, it also lowers heaps that have a 1 there, at most d heaps in all. For d = 1
/// this is Nim.
///
/// # Complexity
///
/// O(heaps), 64 times.
///
/// ```
/// use grundy::heaps::moore;
///
/// assert!(moore::is_lost(&[3, 3, 3], 2));
/// assert!(!moore::is_lost(&[1, 2, 3], 2));
/// assert!(moore::is_lost(&[1, 2, 3], 1));
/// ```
pub fn is_lost(heaps: &[u64], d: u64) -> bool {
    (0..64).all(|place| {
        let ones = heaps.iter().filter(|&heap| heap >> place & 1 == 1).count() as u64;
        // If d + 1 is beyond the number of ones, only 0 is a multiple.
        ones == 0 || d < ones && ones % (d + 1) == 0
    })
}

/// The number of lost rows of each total from 0 to `most`, modulo the prime of `binomials`. A row has `heaps` heaps,
/// some perhaps empty; `binomials` must go up to `heaps`.
///
/// In the lowest place, j of the heaps have a one, where j is a multiple of d + 1 with the parity of the total. The
/// rest of the total is twice the total of a lost row.
///
/// # Complexity
///
/// O(most * heaps / d), 8 bytes a total.
///
/// ```
/// use grundy::numbers::modular::Binomials;
/// use grundy::heaps::moore;
///
/// // Nim with three heaps: 1 1 0 in three orders, then 2 2 0 in three, then 1 2 3 and 3 3 0.
/// let binomials = Binomials::new(3, 1_000_000_007);
/// assert_eq!(moore::lost_by_total(3, 1, 6, &binomials), [1, 0, 3, 0, 3, 0, 9]);
/// ```
pub fn lost_by_total(heaps: u64, d: u64, most: u64, binomials: &Binomials) -> Vec<u64> {
    let ones: Vec<(u64, u64)> = (0..heaps + 1)
        .filter(|&ones| ones == 0 || d < ones && ones % (d + 1) == 0)
        .map(|ones| (ones, binomials.of(heaps, ones)))
        .collect();
    let mut lost = vec![1];
    for total in 1..most + 1 {
        let fitting = ones.iter().take_while(|of| of.0 <= total);
        let ways = fitting.filter(|of| (total - of.0) % 2 == 0);
        let ways = ways.map(|&(ones, ways)| ways * lost[((total - ones) / 2) as usize]);
        let all = binomials.sum(ways);
        lost.push(all);
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::{is_lost, lost_by_total};
    use crate::numbers::modular::Binomials;

    const SIZE: u64 = 6;

    fn heaps(count: u32, code: u64) -> Vec<u64> {
        (0..count).map(|at| code / SIZE.pow(at) % SIZE).collect()
    }

    #[test]
    fn the_rule_is_that_of_play() {
        for d in 1..6 {
            for count in 0..5 {
                let mut lost: Vec<bool> = Vec::new();
                for code in 0..SIZE.pow(count) {
                    let here = heaps(count, code);
                    let leads = |option: u64| {
                        let option = heaps(count, option);
                        let taken = option.iter().zip(&here).filter(|(left, heap)| left != heap);
                        let rises = option.iter().zip(&here).any(|(left, heap)| left > heap);
                        !rises && taken.count() as u64 <= d
                    };
                    // Whatever is lowered has a smaller code.
                    let wins = (0..code).any(|option| lost[option as usize] && leads(option));
                    lost.push(!wins);
                    assert_eq!(is_lost(&here, d), !wins, "{:?} {}", here, d);
                }
            }
        }
        assert!(is_lost(&[0, 0], u64::MAX) && !is_lost(&[0, u64::MAX], u64::MAX));
    }

    #[test]
    fn the_counts_are_those_of_the_rule() {
        let binomials = Binomials::new(9, 1_000_000_007);
        for d in (1..6).chain(Some(u64::MAX)) {
            for count in 0..5 {
                // Each heap may be all of the total.
                let mut expected = vec![0; SIZE as usize];
                for here in (0..SIZE.pow(count)).map(|code| heaps(count, code)) {
                    let total = here.iter().sum::<u64>();
                    if total < SIZE && is_lost(&here, d) {
                        expected[total as usize] += 1;
                    }
                }
                let found = lost_by_total(u64::from(count), d, SIZE - 1, &binomials);
                assert_eq!(found, expected, "{} heaps, {}", count, d);
            }
        }
    }
}
