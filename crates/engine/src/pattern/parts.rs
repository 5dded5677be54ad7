//! The values of heaps that may be split into several.
//!
//! The splits of a heap into k parts have a set of values. Each of these is the nim-sum of one part's value and a value
//! of a split of the rest into k - 1 parts. A set is stored as bits, and a nim-sum moves them: by words, and within
//! each word.
//!
//! Checked: against the mex of all partitions.

use super::rule::Parts;
use super::set::Set;
use crate::bits::Bits;
use grundy::heaps::nim::nim_sum;

// How many sets are moved in a few seconds, and how many where values grow with the heap.
const MOST_MOVES: u64 = 100_000_000;
const MOST_DENSE: u64 = 8_000_000;
// The largest heap where parts are equal and all counts are tried.
const MOST_EQUAL: u64 = 40_000;

/// The largest heap whose value is computed in a few seconds.
pub fn most(parts: Parts, is_dense: bool) -> u64 {
    let moves = if is_dense { MOST_DENSE } else { MOST_MOVES };
    if parts.equal {
        MOST_EQUAL
    } else {
        (moves / layers(parts)).isqrt()
    }
}

// The number of sets for a heap: for 1 part, for 2 and so on. If the counts have no end, the last set is for all counts
// from the least on.
fn layers(parts: Parts) -> u64 {
    match parts.most {
        u64::MAX => parts.least,
        most => most,
    }
    .min(MOST_MOVES)
}

/// The values of the heaps below `length`; a move may also take a number of `takes`.
///
/// # Complexity
///
/// O(length^2 parts values), where parts is the largest count that has an end; O(length^2) if the parts are equal.
pub fn values(takes: Option<&Set>, parts: Parts, length: usize) -> Vec<u64> {
    let layers = if parts.equal { 0 } else { layers(parts).min(length as u64) as usize };
    let mut of_count: Vec<Vec<Bits>> = vec![Vec::with_capacity(length); layers];
    let mut values: Vec<u64> = Vec::with_capacity(length);
    for n in 0..length {
        let mut seen = Bits::default();
        if let Some(set) = takes {
            set.members(n as u64, &mut |take| seen.insert(values[n - take as usize]));
        }
        if parts.equal {
            let counts = parts.least as usize..=parts.most.min(n as u64) as usize;
            for count in counts.filter(|count| n % count == 0) {
                seen.insert(nim_sum(vec![values[n / count]; count % 2]));
            }
        }
        for layer in 1..layers {
            let mut sums = Bits::default();
            for part in 1..n {
                sums.add_moved(&of_count[layer - 1][n - part], values[part]);
                if layer + 1 == layers && parts.most == u64::MAX {
                    sums.add_moved(&of_count[layer][n - part], values[part]);
                }
            }
            if layer as u64 + 1 >= parts.least {
                seen.add_moved(&sums, 0);
            }
            of_count[layer].push(sums);
        }
        values.push(seen.mex());
        if let Some(of_one) = of_count.first_mut() {
            let mut alone = Bits::default();
            alone.insert(values[n]);
            of_one.push(alone);
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::super::rule::{Rule, Ruleset, Split};
    use super::{most, values, MOST_DENSE, MOST_EQUAL, MOST_MOVES};
    use grundy::heaps::nim::nim_sum;

    #[test]
    fn values_are_the_mex_of_all_partitions() {
        for text in &[
            "split into 3",
            "split into 2..",
            "split into 2..3",
            "split into 3..",
            "split into 4..5",
            "split into 20",
            "take 1 or split into 3",
            "take any or split into 3..4",
            "take up to half or split into 2..",
            "take squares or split equal into 3..",
        ] {
            let rule = Rule::of(text);
            let mut known: Vec<u64> = Vec::new();
            for n in 0..30 {
                let mut seen = Vec::new();
                rule.game.options(n, &mut |left| {
                    seen.push(nim_sum(left.iter().map(|&part| known[part as usize])));
                });
                assert!(seen.len() as u64 <= rule.game.most_options(n), "{text} {n}");
                known.push((0..).find(|value| !seen.contains(value)).unwrap());
            }
            let (set, parts) = match &rule.game {
                Ruleset::Take(set, Some(Split::Into(parts))) => (Some(set), *parts),
                Ruleset::Split(Split::Into(parts)) => (None, *parts),
                other => panic!("{other:?}"),
            };
            assert_eq!(values(set, parts, 30), known, "{text}");
        }
    }

    #[test]
    fn as_many_heaps_are_taken_as_their_sets_are_moved_in_some_seconds() {
        let of = |text: &str| match Rule::of(text).game {
            Ruleset::Split(Split::Into(parts)) => parts,
            other => panic!("{other:?}"),
        };
        for &(text, sets) in &[("split into 3..5", 5), ("split into 7..", 7)] {
            for &(is_dense, moves) in &[(false, MOST_MOVES), (true, MOST_DENSE)] {
                let heap = most(of(text), is_dense);
                assert!(heap * heap * sets <= moves && (heap + 1).pow(2) * sets > moves);
            }
        }
        assert_eq!(most(of("split into 100000000000.."), false), 1);
        assert_eq!(most(of("split equal into 3"), true), MOST_EQUAL);
    }
}
