//! Fibonacci Nim: not the whole heap at first, then at most twice what was just taken.
//!
//! The heap is lost exactly if it is a Fibonacci number (Whinihan 1963, with Zeckendorf's theorem:
//! the winner takes the smallest part of the heap's Zeckendorf representation).
//!
//! Checked: heaps up to 60 against full search, and all Fibonacci numbers and their neighbours up
//! to the end of u64 by Zeckendorf representations (`tests/twins.rs`).

/// Whether the player to move loses with a heap of `n`. Any u64; at most 93 steps.
///
/// ```
/// use grundy::fibonacci;
///
/// assert!(fibonacci::is_lost(13));
/// assert!(!fibonacci::is_lost(12));
/// assert!(fibonacci::is_lost(12_200_160_415_121_876_738)); // the last in u64
/// ```
pub fn is_lost(n: u64) -> bool {
    let (mut a, mut b) = (0u64, 1u64);
    while a < n {
        let next = a.saturating_add(b);
        a = b;
        b = next;
    }
    a == n && n != u64::MAX
}

/// The least first take that wins, where the whole heap may be taken, too: the least part of the
/// Zeckendorf representation of `n`, or 0 for an empty heap. At most 93 steps (Whinihan 1963).
///
/// ```
/// use grundy::fibonacci;
///
/// assert_eq!(fibonacci::least_winning_take(7), 2); // 7 = 5 + 2
/// assert_eq!(fibonacci::least_winning_take(8), 8);
/// ```
pub fn least_winning_take(n: u64) -> u64 {
    // Neighbours in the sequence 1, 2, 3, 5, ..., the greater one at most n.
    let (mut a, mut b) = (1u64, 1u64);
    while let Some(next) = a.checked_add(b).filter(|&next| next <= n) {
        a = b;
        b = next;
    }
    // Downwards, the greedy sum.
    let (mut rest, mut least) = (n, 0);
    while rest > 0 {
        if b <= rest {
            rest -= b;
            least = b;
        }
        let smaller = b - a;
        b = a;
        a = smaller;
    }
    least
}

#[cfg(test)]
mod tests {
    use super::{is_lost, least_winning_take};

    #[test]
    fn lost_heaps_are_those_of_the_whole_game() {
        // won[heap][most]: whether who may take 1 to `most` wins.
        let mut won = vec![vec![false]];
        assert!(is_lost(0));
        for heap in 1..150usize {
            let mut row = vec![false];
            for take in 1..=heap {
                let left = heap - take;
                row.push(row[take - 1] || !won[left][left.min(2 * take)]);
            }
            assert_eq!(is_lost(heap as u64), !row[heap - 1], "{}", heap);
            let take = (1..=heap).find(|&take| row[take] && !row[take - 1]);
            assert_eq!(
                Some(least_winning_take(heap as u64)),
                take.map(|take| take as u64)
            );
            won.push(row);
        }
    }

    #[test]
    fn the_ends_of_u64() {
        let last = 12_200_160_415_121_876_738; // F(93); F(94) is beyond u64
        assert!(is_lost(last) && !is_lost(last - 1) && !is_lost(last + 1));
        assert!(!is_lost(u64::MAX) && !is_lost(u64::MAX - 1));
        assert_eq!(least_winning_take(last), last);
        assert_eq!(least_winning_take(last + 4), 1); // 4 = 3 + 1
        assert_eq!(least_winning_take(0), 0);
    }
}
