//! Euclid's game: two numbers, a move subtracts a multiple of the smaller one from the larger one; who makes
//! one of them 0 wins. And the game in which it subtracts a power of the smaller one, or all its multiples.
//!
//! Checked: all pairs up to 40 against full search (`trial/src/problems`); those up to 300, and pairs of
//! neighbouring Fibonacci numbers up to u64, against the quotients here; powers for all pairs up to 300 against all
//! moves.

use super::powers;

/// Whether the player to move loses with these two numbers; if one of them is 0, he does. O(1).
///
/// Where the larger is at least twice the smaller, the player to move may choose, and whoever first may choose
/// wins. In terms of the golden ratio g: two numbers are lost exactly if they differ and the larger is less
/// than g times the smaller (Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for
/// it, Mathematical Gazette 53, 1969).
///
/// For let q be the quotient, the larger by the smaller. Equal numbers are won at once, and so is an integer q.
/// If 1 < q < g, the only move leaves the quotient 1 / (q - 1), and that is above g. If q > g, a move leaves
/// the remainder and the smaller, whose quotient is 1 / r, where r is the fraction of q. If that is above g,
/// then q >= 2, as g - 1 = 1 / g; so another move leaves 1 + r, and that is less than g.
///
/// ```
/// use grundy::euclid;
///
/// assert!(!euclid::is_lost(25, 7));
/// assert!(euclid::is_lost(15, 24));
/// assert!(!euclid::is_lost(5, 5));
/// ```
pub fn is_lost(a: u64, b: u64) -> bool {
    let (less, more) = (u128::from(a.min(b)), u128::from(a.max(b)));
    // q * q < q + 1 for the quotient q; never equal, for the golden ratio is irrational.
    less == 0 || less < more && more * (more - less) < less * less
}

/// Whether the player to move loses with two numbers, in any order, of which a move lowers the larger by a, a^2,
/// a^3, ..., where a is the smaller, but not below 0, or puts its remainder by a in its place; if one of them is 0
/// there is no move. Any u64; O(log a).
///
/// Let q be the quotient. If the remainder and a are lost, the move to them wins. If they are won, nobody wants to
/// reach them, and a power of a takes 1, a, a^2, ... from q: that is misere play of [`powers`] (Codeforces 167 C,
/// editorial).
///
/// ```
/// use grundy::euclid;
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

    // By the quotients: a move is forced where it is 1 and leaves a rest.
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
                    // Of 1 all powers are the same.
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
