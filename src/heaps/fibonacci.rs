//! Fibonacci Nim: a move takes at most twice what was just taken, and the first may not take the whole heap.
//!
//! Checked: heaps up to 60 against full search, and all Fibonacci numbers and their neighbours up to the end of
//! u64 by Zeckendorf representations (`crates/problems`); random heaps by the square that tells a Fibonacci number;
//! the counts for all heaps and first takes up to 150 against the whole game, in normal and misere play.

/// Whether the player to move loses with a heap of `n` if he may not take all of it: exactly if `n` is a Fibonacci
/// number (Whinihan 1963, with Zeckendorf's theorem: the winner takes the least part of the heap's Zeckendorf
/// representation). Any u64; at most 93 steps.
///
/// ```
/// use grundy::heaps::fibonacci;
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

/// The least first take that wins if the whole heap may be taken, too: the least part of the Zeckendorf
/// representation of `n`, or 0 for an empty heap. At most 93 steps (Whinihan 1963).
///
/// ```
/// use grundy::heaps::fibonacci;
///
/// assert_eq!(fibonacci::least_winning_take(7), 2); // 7 = 5 + 2
/// assert_eq!(fibonacci::least_winning_take(8), 8);
/// ```
pub fn least_winning_take(n: u64) -> u64 {
    let numbers = numbers_up_to(n);
    parts(n, &numbers).last().map_or(0, |place| numbers[place])
}

/// How many of the heaps 1 to `n` are won for a player who may take 1 to `most` at first. At most 93 steps.
///
/// A heap is lost exactly if all parts of its Zeckendorf representation are greater than `most`. Let i of the
/// numbers 1, 2, 3, 5, ... be at most `most`. If each part moves i places down in this sequence, the lost heaps
/// become the representations of 1, 2, 3, ..., in order. So the parts of `n` that are greater than `most`, moved
/// down, add up to the number of lost heaps.
///
/// In misere play a heap of n is the same as a heap of n - 1 in normal play with the same first limit, because
/// nobody takes the last one before he must.
///
/// ```
/// use grundy::heaps::fibonacci;
///
/// assert_eq!(fibonacci::count_won(9, 1), 4); // 1, 4 = 3 + 1, 6 = 5 + 1, 9 = 8 + 1
/// assert_eq!(fibonacci::count_won(11, 2), 11 - (3 + 1)); // 8 + 3 moves down to 3 + 1
/// ```
pub fn count_won(n: u64, most: u64) -> u64 {
    let numbers = numbers_up_to(n);
    // The least Fibonacci number above `most` is moved down to 1.
    let places = numbers.iter().filter(|&&number| number <= most).count();
    let large = parts(n, &numbers).filter(|&place| place >= places);
    n - large.map(|place| numbers[place - places]).sum::<u64>()
}

// The Fibonacci numbers 1, 2, 3, 5, ... up to n.
fn numbers_up_to(n: u64) -> Vec<u64> {
    let mut numbers = Vec::new();
    let (mut before, mut next) = (1u64, Some(1u64));
    while let Some(number) = next.filter(|&number| number <= n) {
        numbers.push(number);
        next = before.checked_add(number);
        before = number;
    }
    numbers
}

// The Zeckendorf representation of n as places in `numbers`, descending: the greedy sum.
fn parts(n: u64, numbers: &[u64]) -> impl Iterator<Item = usize> + '_ {
    let mut rest = n;
    (0..numbers.len()).rev().filter(move |&place| {
        let is_part = numbers[place] <= rest;
        rest -= if is_part { numbers[place] } else { 0 };
        is_part
    })
}

#[cfg(test)]
mod tests {
    use super::{count_won, is_lost, least_winning_take};
    use crate::random::Random;

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
            assert_eq!(Some(least_winning_take(heap as u64)), take.map(|take| take as u64));
            won.push(row);
        }
    }

    #[test]
    fn counts_are_those_of_the_whole_game() {
        for &misere in &[false, true] {
            // won[heap][most]
            let mut won = vec![vec![misere; 301]];
            for heap in 1..=150usize {
                let mut row = vec![false];
                for most in 1..=300 {
                    let is_new = most <= heap && !won[heap - most][(2 * most).min(300)];
                    row.push(row[most - 1] || is_new);
                }
                won.push(row);
                for most in 0..=150 {
                    let count = won[1..].iter().filter(|row| row[most]).count() as u64;
                    let n = (heap - misere as usize) as u64;
                    assert_eq!(count_won(n, most as u64), count, "{} {}", heap, most);
                }
            }
        }
    }

    #[test]
    fn counts_are_right_to_the_end_of_u64() {
        assert_eq!(count_won(u64::MAX, u64::MAX), u64::MAX);
        assert_eq!(count_won(u64::MAX, 0), 0);
        assert_eq!((count_won(0, 0), count_won(0, 5)), (0, 0));
        // Two places down: F(93) and the numbers before it become F(91).
        let (f91, f93) = (4_660_046_610_375_530_309, 12_200_160_415_121_876_738);
        assert_eq!(count_won(f93, 2), f93 - f91);
        assert_eq!(count_won(f93, f93 - 1), f93 - 1);
        assert_eq!(count_won(f93, f93), f93);
    }

    #[test]
    fn lost_heaps_are_those_that_a_square_tells() {
        // 5 n^2 + 4 or 5 n^2 - 4 is a square exactly for Fibonacci numbers n (Gessel 1972).
        let is_square = |n: u128| {
            let mut root = 0u128;
            for bit in (0..64).rev().map(|bit| 1 << bit) {
                if (root | bit).pow(2) <= n {
                    root |= bit;
                }
            }
            root.pow(2) == n
        };
        let is_fibonacci = |n: u64| {
            let five = 5 * u128::from(n).pow(2);
            is_square(five + 4) || five >= 4 && is_square(five - 4)
        };
        let mut random = Random(88_172_645_463_325_252);
        let any = (0..10_000).map(|round| random.between(0, u64::MAX) >> (2 + round % 62));
        let near = super::numbers_up_to(1 << 62);
        let near = near.iter().flat_map(|&number| number - 1..=number + 1);
        for n in any.chain(near) {
            assert_eq!(is_lost(n), is_fibonacci(n), "{}", n);
        }
    }

    #[test]
    fn lost_heaps_are_known_to_the_end_of_u64() {
        let last = 12_200_160_415_121_876_738; // F(93); F(94) is beyond u64
        assert!(is_lost(last) && !is_lost(last - 1) && !is_lost(last + 1));
        assert!(!is_lost(u64::MAX) && !is_lost(u64::MAX - 1));
        assert_eq!(least_winning_take(last), last);
        assert_eq!(least_winning_take(last + 4), 1); // 4 = 3 + 1
        assert_eq!(least_winning_take(0), 0);
    }
}
