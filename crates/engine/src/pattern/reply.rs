//! A move from a heap to a value, found without listing all moves.
//!
//! *By a theorem*: each formula for the values can be turned round; `by_theorem` says how. *By a law that grows*: few
//! heaps have a given value, and of each it is seen whether one move leads there. *By parts*: where values repeat from s
//! on with period p, some move that leaves a value leaves one large part at most: if two parts are at least s + p, one
//! may be less by p and the other more by p, and no value changes. So moves are tried whose parts but the largest are
//! at most 1, 8, 64, ...
//!
//! Checked: for small heaps of every theorem and of laws of each kind, the move is legal and leaves the value (below);
//! for large ones against the functions of the laws (`tests/law_finder/far.rs`).

use super::rule::Ruleset;
use super::set::{Bound, Set};
use super::theorem::Theorem;
use crate::law::Linear;
use grundy::numbers::factors::prime_powers;

/// How many options may be examined for one request.
pub const MOST_OPTIONS: u64 = 100_000_000;
// How many heaps of a value are looked for, and how many coins are listed.
const MOST_LISTED: u64 = 10_000;

/// Whether a set that does not depend on the heap has this number, if that is known without listing.
fn has(set: &Set, take: u64) -> Option<bool> {
    Some(match set {
        Set::Any => true,
        Set::Odd => take % 2 == 1,
        Set::Multiples(of) => take % of == 0,
        Set::Runs(runs) => runs.iter().any(|&(low, high)| low <= take && take <= high),
        Set::But(set, but) => has(set, take)? && !has(but, take)?,
        _ => return None,
    })
}

/// All heaps that one move leaves of a heap of `n` and that have `value`, descending, if they follow from a law of the
/// values that grows; `first` are the values of its preperiod and its first period. `None` if they have to be listed.
pub fn by_law(
    game: &Ruleset,
    law: &Linear,
    first: impl Fn(u64) -> u64,
    n: u64,
    value: u64,
) -> Option<Vec<u64>> {
    let Ruleset::Take(set, None) = game else { return None };
    let (preperiod, period) = (law.preperiod as u64, law.period as u64);
    if law.saltus == 0 || preperiod + period > MOST_LISTED || has(set, 1).is_none() {
        return None;
    }
    let heap = |at: u64| {
        let more = value.checked_sub(first(at)).filter(|more| more % law.saltus == 0)?;
        let turns = more / law.saltus;
        if at < preperiod {
            return (turns == 0).then_some(at);
        }
        turns.checked_mul(period)?.checked_add(at)
    };
    let is_left = |left: &u64| *left < n && has(set, n - left) == Some(true);
    let mut all: Vec<u64> = (0..preperiod + period).filter_map(heap).filter(is_left).collect();
    all.sort_unstable_by(|one, other| other.cmp(one));
    Some(all)
}

/// All proper divisors of `n` with so many prime factors, ascending: the values of that game.
pub fn divisors(n: u64, value: u64) -> Vec<u64> {
    let powers = if n == 0 { Vec::new() } else { prime_powers(n) };
    let all = powers.into_iter().fold(vec![(1, 0)], |all, (prime, most)| {
        let times = |(divisor, count): (u64, u64)| {
            (0..=most).map(move |power| (divisor * prime.pow(power), count + u64::from(power)))
        };
        all.into_iter().flat_map(times).collect()
    });
    let is_right = |&(divisor, count): &(u64, u64)| divisor < n && count == value;
    let mut all: Vec<u64> = all.into_iter().filter(is_right).map(|found| found.0).collect();
    all.sort_unstable();
    all
}

/// What a move leaves of a heap of `n`, whose value is greater than `value`, so that it has `value`; for a coin, the
/// other coins that are turned. `None` for theorems that say nothing about it.
pub fn by_theorem(theorem: Theorem, n: u64, value: u64) -> Option<Vec<u64>> {
    let left = match theorem {
        Theorem::Nim => value,
        Theorem::UpTo(bound) => up_to(bound, n, value)?,
        Theorem::AtLeast(least) => value * least,
        Theorem::Multiples(of) | Theorem::RestSplit(of) => n - (n / of - value) * of,
        Theorem::Modulo(by) => n - (n % by - value),
        Theorem::Divisor | Theorem::DivisorOrSplit if value == 0 => 0,
        Theorem::Divisor | Theorem::DivisorOrSplit => n - (1 << (value - 1)),
        Theorem::ProperDivisor => n - (1 << value),
        Theorem::SplitEqual => return Some(vec![n / 2; 2]),
        Theorem::OneCoin => return Some(Vec::new()),
        Theorem::Turtles | Theorem::MockTurtles if value == 0 => return Some(Vec::new()),
        Theorem::Turtles => value,
        // Odious numbers are the values of single coins. Another number is the nim-sum of two of them, its lowest bit
        // and the rest.
        Theorem::MockTurtles => {
            let coin = |odious: u64| odious / 2 + 1;
            let low = value & value.wrapping_neg();
            return Some(match value.count_ones() % 2 {
                1 => vec![coin(value)],
                _ => vec![coin(value ^ low), coin(low)],
            });
        }
        // The values of the coins before n are those of 1, 2, 3, ..., whose nim-sums are the Gray code.
        Theorem::Ruler => {
            let count = (0..6).fold(value, |code, turn| code ^ code >> (1 << turn));
            return (count <= MOST_LISTED).then(|| (1..=count).map(|less| n - less).collect());
        }
        // 1 and n - 1 have the nim-sum n where n = 3 modulo 4.
        Theorem::Lasker | Theorem::LaskerUnequal if n % 4 == 3 && value == n => {
            return Some(vec![1, n - 1])
        }
        Theorem::Lasker | Theorem::LaskerUnequal => match value % 4 {
            0 => value.saturating_sub(1),
            3 => value + 1,
            _ => value,
        },
        // A part of this value; the rest in two equal parts, and 1, which is worth 0, if it is odd.
        Theorem::SplitAny => {
            let rest = n - value - 1;
            let others = [rest % 2, rest / 2, rest / 2].into_iter().filter(|&part| part > 0);
            return Some(others.chain([value + 1]).collect());
        }
        _ => return None,
    };
    Some(vec![left])
}

/// The only heap of this value among those that a move leaves of a heap of `n`, if it takes any number up to a bound.
///
/// The least heap whose bound is the value has the value; and a heap that drops out of the options of the next leaves its
/// value to that one.
pub fn up_to(bound: Bound, n: u64, value: u64) -> Option<u64> {
    let mut heap = match bound {
        Bound::Part(parts) => value.checked_mul(parts)?,
        Bound::Root => value.checked_mul(value)?,
    };
    while heap < n - bound.of(n) {
        let mut next = heap + 1;
        while next - bound.of(next) <= heap {
            next = heap + 1 + bound.of(next);
        }
        heap = next;
    }
    (heap < n).then_some(heap)
}

/// A move of a heap of `n` for which `is_right` says yes of what it leaves, if one is found among the first of which
/// all parts but the largest are small.
pub fn by_parts(game: &Ruleset, n: u64, is_right: impl Fn(&[u64]) -> bool) -> Option<Vec<u64>> {
    let mut less = 1;
    loop {
        if game.most_near_options(n, less) > MOST_OPTIONS {
            return None;
        }
        let mut found = None;
        game.near_options(n, less, &mut |left| {
            if found.is_none() && is_right(left) {
                found = Some(left.to_vec());
            }
        });
        if found.is_some() || less >= n {
            return found;
        }
        less *= 8;
    }
}

#[cfg(test)]
mod tests {
    use super::super::rule::Rule;
    use super::super::values::values;
    use super::*;
    use grundy::heaps::nim::nim_sum;

    // All that the moves of a heap leave, parts ascending.
    fn options(game: &Ruleset, n: u64) -> Vec<Vec<u64>> {
        let mut all = Vec::new();
        game.options(n, &mut |left| all.push(sorted(left)));
        all
    }

    fn sorted(left: &[u64]) -> Vec<u64> {
        let mut left = left.to_vec();
        left.sort_unstable();
        left
    }

    #[test]
    fn a_theorem_turned_round_gives_a_move_to_each_smaller_value() {
        for text in [
            "take any",
            "take up to half",
            "take up to 1/3",
            "take up to 1/7",
            "take up to sqrt",
            "take 3..",
            "take multiples of 4",
            "take odd",
            "take any but multiples of 5",
            "take a divisor",
            "take a divisor but the heap",
            "take a divisor or split",
            "take a divisor or split unequal",
            "take any or split",
            "take any or split unequal",
            "take any with split",
            "take 3.. with split",
            "take multiples of 4 with split",
            "split into 2..",
            "split equal",
            "turn up to 1 coins",
            "turn up to 2 coins",
            "turn up to 3 coins",
            "turn a run",
        ] {
            let rule = Rule::of(text);
            let theorem = Theorem::of(&rule).unwrap();
            let most = if text.starts_with("split") { 30 } else { 130 };
            let all = values(&rule, most).unwrap();
            for n in 0..=most {
                let options = options(&rule.game, n);
                for value in 0..all[n as usize] {
                    let left = by_theorem(theorem, n, value).expect(text);
                    assert!(options.contains(&sorted(&left)), "{text} {n}: {left:?}");
                    let is = nim_sum(left.iter().map(|&part| all[part as usize]));
                    assert_eq!(is, value, "{text} {n}: {left:?}");
                }
            }
        }
    }

    #[test]
    fn laws_that_grow_and_bounds_give_all_moves_to_a_value() {
        for (text, law) in [
            ("take any", (0, 1, 1)),
            ("take 4..", (0, 4, 1)),
            ("take multiples of 3", (0, 3, 1)),
            ("take any but 2 5", (10, 4, 2)),
            ("take any but 1", (0, 4, 2)),
            ("take 1 3 6..", (40, 0, 0)),
            ("take up to half", (0, 0, 0)),
            ("take up to 1/5", (0, 0, 0)),
            ("take up to sqrt", (0, 0, 0)),
            ("divide", (0, 0, 0)),
        ] {
            let rule = Rule::of(text);
            let all = values(&rule, 400).unwrap();
            let law = match law {
                (from, 0, _) if from > 0 => Linear::find(&all).unwrap(),
                (preperiod, period, saltus) => Linear { preperiod, period, saltus },
            };
            for n in 0..300 {
                for value in 0..80 {
                    let mut right = options(&rule.game, n).concat();
                    right.retain(|&left| all[left as usize] == value);
                    let found = match Theorem::of(&rule) {
                        Some(Theorem::UpTo(bound)) => up_to(bound, n, value).into_iter().collect(),
                        Some(Theorem::Divide) => divisors(n, value),
                        _ => by_law(&rule.game, &law, |n| all[n as usize], n, value).expect(text),
                    };
                    assert_eq!(found, right, "{text} {n} to {value}");
                }
            }
        }
        // What has to be listed.
        let law = Linear { preperiod: 0, period: 2, saltus: 0 };
        let by_law = |text: &str, law| by_law(&Rule::of(text).game, &law, |n| n % 2, 9, 1);
        assert_eq!(by_law("take 1 3", law), None);
        assert_eq!(by_law("take primes", Linear { saltus: 1, ..law }), None);
        assert_eq!(by_law("take any or split", Linear { saltus: 1, ..law }), None);
        let (short, long) = (MOST_LISTED as usize, MOST_LISTED as usize + 1);
        let of = |period| Linear { preperiod: 0, period, saltus: 1 };
        assert!(by_law("take any", of(short)).is_some() && by_law("take any", of(long)).is_none());
    }

    #[test]
    fn a_move_with_small_parts_is_found_wherever_there_is_one() {
        for text in
            ["octal 0.77", "octal 0.07", "octal 0.f", "take 1 2 or split", "split", "take primes"]
        {
            let rule = Rule::of(text);
            let all = values(&rule, 100).unwrap();
            for n in 0..100 {
                for value in 0..8 {
                    let is = |left: &[u64]| {
                        nim_sum(left.iter().map(|&part| all[part as usize])) == value
                    };
                    let found = by_parts(&rule.game, n, is);
                    assert_eq!(found.is_some(), options(&rule.game, n).iter().any(|left| is(left)));
                    assert!(found.is_none_or(|left| is(&left)), "{text} {n}");
                }
            }
        }
        // Every heap of 2 or more has two parts: none is tried where all would be too many.
        let never = |text: &str| by_parts(&Rule::of(text).game, 1 << 40, |_| false);
        assert_eq!((never("octal 0.77"), never("take primes")), (None, None));
    }
}
