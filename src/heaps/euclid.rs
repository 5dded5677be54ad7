//! Euclid's game: a move subtracts a multiple of the smaller of two numbers from the larger; whoever makes one of
//! them 0 wins. Also the game in which a move subtracts a power of the smaller, or the largest possible multiple
//! of it.
//!
//! Checked: all pairs up to 40 against full search (`crates/problems`); all pairs up to 300, and neighbouring
//! Fibonacci numbers up to the end of u64, against the quotients of each step (whoever first has a choice wins); the
//! game of powers for all pairs up to 300 against all moves.

use super::powers;

/// Whether the player to move loses with these two numbers. He does if one of them is 0. O(1).
///
/// If the larger is at least twice the smaller, the player to move has a choice, and whoever first has a choice
/// wins. In terms of the golden ratio g: two numbers are lost exactly if they differ and the larger is less than g
/// times the smaller (Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it,
/// Mathematical Gazette 53, 1969).
///
/// Proof: let q be the quotient of the larger by the smaller. If q is an integer, as for equal numbers, the
/// player to move wins at once. If 1 < q < g, the only move leaves the quotient 1 / (q - 1), which is above g. If
/// q > g, one move leaves the smaller and the remainder, with the quotient 1 / r, where r is the fractional part
/// of q. If 1 / r is above g, then q >= 2, because g - 1 = 1 / g; so another move leaves the quotient 1 + r,
/// which is less than g.
///
/// ```
/// use grundy::heaps::euclid;
///
/// assert!(!euclid::is_lost(25, 7));
/// assert!(euclid::is_lost(15, 24));
/// assert!(!euclid::is_lost(5, 5));
/// ```
pub fn is_lost(a: u64, b: u64) -> bool {
    let (less, more) = (u128::from(a.min(b)), u128::from(a.max(b)));
    // q * q < q + 1 for the quotient q; never equal, because the golden ratio is irrational.
    less == 0 || less < more && more * (more - less) < less * less
}

/// Whether the player to move loses the game of powers with two numbers, in any order. Let a be the smaller: a move
/// lowers the larger by a, a^2, a^3, ..., but not below 0, or replaces it by its remainder modulo a. If one of them
/// is 0 there is no move. Any u64; O(log a).
///
/// Let q be the integer quotient of the larger by a. If the remainder and a are a lost position, the move to it
/// wins. If it is won, nobody wants to reach it. Subtracting a power of a takes 1, a, a^2, ... from q, so this is
/// misere play of [`powers`] with a heap of q (Codeforces 167 C, editorial).
///
/// ```
/// use grundy::heaps::euclid;
///
/// assert!(euclid::is_lost_by_powers(31, 10));
/// assert!(!euclid::is_lost_by_powers(10, 21));
/// ```
pub fn is_lost_by_powers(a: u64, b: u64) -> bool {
    let (less, more) = (a.min(b), a.max(b));
    // At most 93 steps down, as in Euclid's algorithm.
    less == 0 || !is_lost_by_powers(more % less, less) && powers::misere_is_lost(more / less, less)
}

#[cfg(test)]
mod tests {
    use super::{is_lost, is_lost_by_powers};

    // By the quotients: a move is forced where the quotient is 1 and a remainder is left.
    fn first_choice_wins(a: u64, b: u64) -> bool {
        let (mut less, mut more) = (a.min(b), a.max(b));
        let mut is_first = true;
        while less > 0 && more % less > 0 && more / less == 1 {
            let rest = more - less;
            more = less;
            less = rest;
            is_first = !is_first;
        }
        (less > 0) == is_first
    }

    #[test]
    fn whoever_first_may_choose_wins() {
        for a in 0..300 {
            for b in 0..300 {
                assert_eq!(!is_lost(a, b), first_choice_wins(a, b), "{} {}", a, b);
            }
        }
    }

    #[test]
    fn powers_are_those_of_all_moves() {
        let mut lost = vec![vec![true; 300]; 300];
        for more in 1..300 {
            for less in 1..=more {
                let mut left = vec![more % less];
                let mut power = less;
                while power <= more {
                    left.push(more - power);
                    // All powers of 1 are the same.
                    power = if less > 1 { power * less } else { more + 1 };
                }
                let is_lost = left.iter().all(|&left| !lost[left.max(less)][left.min(less)]);
                lost[more][less] = is_lost;
                assert_eq!(is_lost_by_powers(less as u64, more as u64), is_lost);
                assert_eq!(is_lost_by_powers(more as u64, less as u64), is_lost);
            }
        }
        let end = u64::MAX;
        assert!(is_lost_by_powers(end, 0) && is_lost_by_powers(0, 0));
        // (0, end) is lost, so the move to it wins; from (1, end) it is the powers of 1.
        assert!(!is_lost_by_powers(end, end) && !is_lost_by_powers(1, end));
    }

    #[test]
    fn neighbouring_fibonacci_numbers_are_distinguished_up_to_the_largest() {
        let (mut a, mut b) = (1_u64, 2_u64);
        while let Some(next) = a.checked_add(b) {
            assert_eq!(!is_lost(a, b), first_choice_wins(a, b), "{} {}", a, b);
            a = b;
            b = next;
        }
        assert_eq!(b, 12_200_160_415_121_876_738);
        assert_eq!(!is_lost(a, b), first_choice_wins(a, b));
        assert!(!is_lost(u64::MAX, u64::MAX));
        assert!(is_lost(u64::MAX, u64::MAX - 1));
        assert!(!is_lost(u64::MAX, 1));
        assert!(is_lost(u64::MAX, 0));
    }
}
