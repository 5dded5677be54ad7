//! Chains of powers: a move takes one of the numbers 1 to n, and with it its powers.
//!
//! Checked: the values of chains of up to 24 numbers (up to 32 with `--ignored`) by the definition, on all sets that
//! play can leave; the sum for all n up to 400 against the chains written out.

/// The value of c, c^2, ..., c^k for k from 0 to 32, as published in solutions of Codeforces 317 D.
const VALUES: [u64; 33] = [
    0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12,
    14, 13, 1,
];

/// The largest n: its chains have at most 32 numbers, as far as the table goes.
pub const MAX_N: u64 = (1 << 33) - 1;

/// The Grundy value of the numbers 1 to `n <= 2^33 - 1`, where a move takes a number and all its powers that are left.
///
/// A number c that is no power of a smaller one forms a chain with its powers, and the chains are a sum of games. In a
/// chain of k a move takes an exponent and its multiples, whatever c is. No rule is known for the value of a chain,
/// only a table, found by going through all sets that play can leave. A number above the square root of n has no power
/// up to n, so it is alone, or in the chain of a smaller one. The number 1 is alone, too.
///
/// ```
/// use grundy::heaps::power_chains;
///
/// assert_eq!(power_chains::value(1), 1);
/// assert_eq!(power_chains::value(8), 0); // 2 4 8, and five alone
/// ```
///
/// # Panics
///
/// If `n` is greater than [`MAX_N`].
///
/// # Complexity
///
/// O(square root of n), and a byte for each number up to this root.
pub fn value(n: u64) -> u64 {
    assert!(n <= MAX_N, "chains of at most 32");
    let is_below_root = |&c: &u64| c * c <= n;
    let root = (1..).take_while(is_below_root).last().unwrap_or(0);
    let mut is_power = vec![false; root as usize + 1];
    let (mut sum, mut alone) = (0, n);
    for c in 2..=root {
        if is_power[c as usize] {
            continue;
        }
        let mut length = 0;
        let mut power = c;
        while power <= n {
            if power <= root {
                is_power[power as usize] = true;
            }
            length += 1;
            power *= c;
        }
        sum ^= VALUES[length];
        alone -= length as u64;
    }
    sum ^ (alone % 2)
}

#[cfg(test)]
mod tests {
    use super::{value, MAX_N, VALUES};
    use std::collections::HashMap;

    // The value of a set of exponents, the first of which is bit 0: a move takes one and its multiples.
    fn of_set(set: u64, memo: &mut HashMap<u64, u64>) -> u64 {
        if let Some(&value) = memo.get(&set) {
            return value;
        }
        let mut seen = 0u64;
        for first in (0..33).filter(|bit| set >> bit & 1 == 1) {
            let multiples = (first..33).step_by(first + 1).fold(0, |all, bit| all | 1 << bit);
            seen |= 1 << of_set(set & !multiples, memo);
        }
        let value = u64::from((!seen).trailing_zeros());
        memo.insert(set, value);
        value
    }

    fn assert_up_to(most: usize) {
        let mut memo = HashMap::new();
        for (length, &value) in VALUES.iter().enumerate().take(most + 1) {
            let chain = (1 << length) - 1;
            assert_eq!(of_set(chain, &mut memo), value, "{}", length);
        }
    }

    #[test]
    fn short_chains_have_the_values_of_the_definition() {
        assert_up_to(24);
    }

    #[test]
    #[ignore = "all sets of 32 are millions"]
    fn all_chains_have_the_values_of_the_definition() {
        assert_up_to(32);
    }

    #[test]
    fn the_sum_is_that_of_the_chains_written_out() {
        for n in 0..=400u64 {
            let mut left: Vec<u64> = (1..=n).collect();
            let mut sum = 0;
            while let Some(&c) = left.first() {
                let chain: Vec<u64> = match c {
                    1 => vec![1],
                    _ => (1..32).map(|k| c.saturating_pow(k)).collect(),
                };
                let before = left.len();
                left.retain(|number| !chain.contains(number));
                sum ^= VALUES[before - left.len()];
            }
            assert_eq!(value(n), sum, "{}", n);
        }
    }

    #[test]
    fn the_longest_chain_decides_at_the_limit() {
        // All 32 powers of 2 up to 2^32.
        let before = value((1 << 32) - 1);
        assert_eq!(value(1 << 32), before ^ VALUES[32] ^ VALUES[31]);
        assert!(value(MAX_N) < 16);
    }
}
