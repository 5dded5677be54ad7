//! Powers of a number: a move takes 1, b, b^2, b^3, ... from a heap.
//!
//! Checked: all heaps up to 300 and all b up to 20 against the mex of all moves, and under misere play against all
//! moves; the ends of u64.

/// The Grundy value of a heap of `n` from which a power of `base` may be taken. Any u64; O(1).
///
/// - If b is odd, all its powers are odd, so each move changes the parity of the heap: the value is n mod 2.
/// - If b is even, let r be n mod (b + 1): the value is 2 if r = b, else r mod 2.
///
/// Proof: b is -1 modulo b + 1, so a move changes r by 1, up or down, where 0 and b are neighbours. Neighbours have
/// different values here. And each smaller value can be reached: from r > 0 a move of 1 leads to r - 1, worth 0 if
/// r is odd and 1 if r = b, and from r = b a move of b leads to 0.
///
/// ```
/// use grundy::heaps::powers;
///
/// assert_eq!((0..7).map(|n| powers::value(n, 2)).collect::<Vec<_>>(), [0, 1, 2, 0, 1, 2, 0]);
/// assert_eq!(powers::value(14, 4), 2);
/// ```
///
/// # Panics
///
/// If `base` is less than 2.
pub fn value(n: u64, base: u64) -> u64 {
    assert!(base > 1, "the powers of a number from 2 on");
    match base % 2 {
        1 => n % 2,
        _ if n % (base + 1) == base => 2,
        _ => n % (base + 1) % 2,
    }
}

/// Whether the player to move loses under misere play with a heap of `n` from which a power of `base` may be taken:
/// exactly if n mod (b + 1) is odd. Any u64; `base` may be 1, whose only power is 1. O(1).
///
/// A move changes n mod (b + 1) by 1, up or down, where 0 and b are neighbours. So an odd remainder always becomes
/// even: if b is odd, by parity; if b is even, because an odd remainder is neither 0 nor b. Taking 1 makes an even
/// remainder odd, except 0 if b is even; but there taking b leaves the remainder 1. The empty heap has no move,
/// and is won.
///
/// ```
/// use grundy::heaps::powers;
///
/// assert!(powers::misere_is_lost(1, 2));
/// assert!(!powers::misere_is_lost(3, 2));
/// ```
///
/// # Panics
///
/// If `base` is 0.
pub fn misere_is_lost(n: u64, base: u64) -> bool {
    assert!(base > 0, "the powers of a number from 1 on");
    // With b = 2^64 - 1 every n is its own remainder.
    base.checked_add(1).map_or(n, |round| n % round) % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::{misere_is_lost, value};

    #[test]
    fn values_are_those_of_the_definition() {
        for base in 2..=20u64 {
            let mut values: Vec<u64> = Vec::new();
            for n in 0..=300 {
                let powers = (0..9).map(|exponent| base.pow(exponent));
                let possible = powers.take_while(|&power| power <= n);
                let options: Vec<u64> = possible.map(|take| values[(n - take) as usize]).collect();
                let mex = (0..).find(|value| !options.contains(value)).unwrap();
                assert_eq!(value(n, base), mex, "{} {}", n, base);
                values.push(mex);
            }
        }
        let end = u64::MAX;
        assert_eq!((value(end, end), value(end, end - 1)), (1, 0));
        assert_eq!((value(end - 1, end - 1), value(end - 2, end - 1)), (2, 1));
        assert_eq!(value(end, 2), 0);
    }

    #[test]
    fn misere_play_is_that_of_all_moves() {
        for base in 1..=20u64 {
            let mut lost: Vec<bool> = Vec::new();
            for n in 0..=300 {
                let powers = (0..9).map(|exponent| base.pow(exponent));
                let mut moves = powers.take_while(|&power| power <= n);
                let is_lost = n > 0 && moves.all(|take| !lost[(n - take) as usize]);
                assert_eq!(misere_is_lost(n, base), is_lost, "{} {}", n, base);
                lost.push(is_lost);
            }
        }
        let end = u64::MAX;
        assert!(misere_is_lost(end, end) && !misere_is_lost(end, end - 1));
    }

    #[test]
    #[should_panic(expected = "from 2 on")]
    fn a_base_of_1_is_refused() {
        value(5, 1);
    }
}
