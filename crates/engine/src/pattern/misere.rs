//! Misere play of any sums, by quotients: laws of single heaps, who wins a sum, and whether the Anti-SG rule is right.
//!
//! This covers rules where every heap that is large enough allows the same takes, and a split leaves two heaps of any
//! sizes: octal codes; finite sets of numbers to take, also with splits. It covers other sets only for the heaps up to
//! a number.
//!
//! *The Anti-SG rule* says that the first player wins exactly if all Grundy values are at most 1 and their xor is 0, or
//! some value is greater than 1 and the xor is not 0. It is right for Nim, and for games in which each position that
//! has options and is worth 0 has an option worth 1; it is wrong for nearly all others. The rule sees only a sum's xor
//! and whether a value is greater than 1; misere play sees only its state in the quotient. So finitely many triples of
//! these decide the rule for all sums.
//!
//! Checked: laws and moves against a full search, as in normal play (`tests/law_finder/pattern.rs`); the smallest sums
//! where the Anti-SG rule fails against a search of all sums (below).

use super::answer::AntiSg;
use super::rule::{Rule, Ruleset, Split};
use super::set::Set;
use crate::fault::Fault;
use crate::misere::{self, Limits};
use crate::octal::{self, Move};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The most steps for a quotient: a few tenths of a second.
pub const STEPS: u64 = 1 << 27;
// The largest number that may be taken.
const MOST_TAKEN: u64 = 2000;
// How many triples are examined: a state, an xor, and whether a value is greater than 1.
const MOST_TRIPLES: usize = 1_000_000;

// The moves of a rule, and whether these are all, or only those of heaps up to `most`.
fn moves(game: &Ruleset, most: u64) -> Option<(Vec<Move>, bool)> {
    let (set, split) = match game {
        Ruleset::Octal(_, moves) if octal::is_hexadecimal(moves) => return None,
        Ruleset::Octal(_, moves) => return Some((moves.clone(), true)),
        Ruleset::Split(Split::Any) => return Some((vec![(0, 4)], true)),
        Ruleset::Take(_, Some(Split::Unequal)) | Ruleset::Take(_, Some(Split::Into(_))) => {
            return None
        }
        Ruleset::Take(set, split) => (set, split),
        _ => return None,
    };
    if set.depends_on_heap() {
        return None;
    }
    let largest = match set {
        Set::Runs(runs) => runs.last().map(|run| run.1).filter(|&last| last <= MOST_TAKEN),
        _ => None,
    };
    let (mut moves, digit) = match split {
        None => (Vec::new(), 3),
        Some(Split::Rest) => (Vec::new(), 7),
        Some(_) => (vec![(0, 4)], 3),
    };
    if largest.is_none() && most > MOST_TAKEN {
        return None;
    }
    set.members(largest.unwrap_or(most), &mut |take| {
        moves.push((take, digit));
    });
    if largest.is_none() {
        // Some larger move will be possible later, so no period is proved.
        moves.push((most + 1, digit));
    }
    Some((moves, largest.is_some()))
}

/// The game of a rule, as far as its quotient is found: for all heaps if its period is proved, but only up to `most` if
/// the moves have no end, and in any case in at most so many steps. `None` for rules that this file does not cover.
pub fn game(rule: &Rule, most: u64, steps: u64) -> Option<misere::Game> {
    let (moves, is_whole) = moves(&rule.game, most)?;
    let mut game = misere::Game::new(misere::Rule::new(&moves));
    let heaps = if is_whole { u64::MAX } else { most };
    game.grow(heaps, &mut Limits::of_steps(steps.min(STEPS)));
    Some(game)
}

/// For each heap up to `most`, 1 if it is won and 0 if it is lost; an error with the largest known heap.
pub fn outcomes(game: &misere::Game, most: u64) -> Result<Vec<u64>, u64> {
    let outcomes = (0..=most).map(|heap| game.is_lost(&[heap]).map(|lost| u64::from(!lost)));
    outcomes.collect::<Option<Vec<u64>>>().ok_or_else(|| game.largest())
}

/// Whether the Anti-SG rule is right for all sums of a game, or of its heaps up to `most`.
///
/// # Errors
///
/// What can be answered.
pub fn anti_sg(rule: &Rule, most: u64) -> Result<AntiSg, Fault> {
    let game = game(rule, most, STEPS).ok_or(Fault::NoAntiSg)?;
    anti_sg_of(rule, most, &game)
}

/// The same by a game that has its quotient.
///
/// # Errors
///
/// As [`anti_sg`].
pub fn anti_sg_of(rule: &Rule, most: u64, game: &misere::Game) -> Result<AntiSg, Fault> {
    let (moves, is_whole) = moves(&rule.game, most).ok_or(Fault::NoAntiSg)?;
    let mut values = octal::Game::new(&moves);
    let mut budget = STEPS;
    // Until a period is proved, if the answer is to be for all heaps.
    let length = if is_whole { game.largest().max(most) * 4 } else { most };
    values.grow(length as usize + 1, &mut budget);
    let decides = || {
        let (states, values) = (game.period()?, values.period()?);
        let start = states.start.max(values.start) as u64;
        last_that_decides(start, states.length as u64, values.length as u64)
    };
    let whole = if is_whole { decides() } else { None };
    let last = whole.unwrap_or_else(|| most.min(game.largest()));
    // The least heap for each pair of a state and a value.
    let mut heaps: BTreeMap<(usize, u64), u64> = BTreeMap::new();
    for heap in 1..=last {
        let value = values.value(heap, octal::MAX_HEAP, &mut budget);
        let value = value.map_err(|_| Fault::SmallerHeaps)?;
        let state = game.image(heap).ok_or(Fault::NoAntiSg)?;
        heaps.entry((state, value)).or_insert(heap);
    }
    let quotient = game.quotient();
    Ok(if let Some(sum) = fault(quotient, &heaps)? {
        AntiSg::Wrong { is_won: game.is_lost(&sum) != Some(true), sum }
    } else {
        let up_to = if whole.is_none() { Some(last) } else { None };
        AntiSg::Right { up_to, order: quotient.order() }
    })
}

// The heap up to which all pairs of a state and a value occur, if states and values repeat from `start` on, each with
// its own period; `None` if that is too many heaps.
fn last_that_decides(start: u64, of_states: u64, of_values: u64) -> Option<u64> {
    let both = of_states / grundy::numbers::factors::gcd(of_states, of_values) * of_values;
    Some(start + both).filter(|&end| end <= 1 << 20)
}

// The least sum for which the rule is wrong: by its total, then by its heaps, ascending.
fn fault(
    quotient: &misere::Quotient,
    heaps: &BTreeMap<(usize, u64), u64>,
) -> Result<Option<Vec<u64>>, Fault> {
    let mut waiting = BTreeSet::new();
    waiting.insert((0, Vec::new(), (0, 0, false)));
    let mut seen = HashSet::new();
    while let Some(first) = waiting.iter().next().cloned() {
        waiting.remove(&first);
        let (total, sum, triple) = first;
        if !seen.insert(triple) {
            continue;
        }
        if seen.len() + waiting.len() > MOST_TRIPLES {
            return Err(Fault::ManyStates);
        }
        let (state, xor, is_greater) = triple;
        if quotient.is_lost(state) != ((xor == 0) == is_greater) {
            return Ok(Some(sum));
        }
        for (&(image, value), &heap) in heaps {
            let next = (quotient.product(state, image), xor ^ value, is_greater || value > 1);
            if !seen.contains(&next) {
                let mut longer = sum.clone();
                longer.push(heap);
                longer.sort_unstable();
                waiting.insert((total + heap, longer, next));
            }
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::super::full_search::FullSearch;
    use super::super::rule::Rule;
    use super::super::values::values;
    use super::{anti_sg, game, last_that_decides, moves};
    use grundy_lang::Lang;

    // The least sum of heaps up to `most` for which the rule is wrong, if its total is at most `total`.
    fn by_search(rule: &Rule, most: u64, total: u64) -> Option<Vec<u64>> {
        fn sums(left: u64, least: u64, most: u64, sum: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
            if left == 0 {
                all.push(sum.clone());
            }
            for heap in least..=most.min(left) {
                sum.push(heap);
                sums(left - heap, heap, most, sum, all);
                sum.pop();
            }
        }
        let of = values(rule, most).unwrap();
        let mut search = FullSearch::new(&rule.game);
        (0..=total).find_map(|total| {
            let mut all = Vec::new();
            sums(total, 1, most, &mut Vec::new(), &mut all);
            all.into_iter().find(|sum| {
                let xor = sum.iter().fold(0, |xor, &heap| xor ^ of[heap as usize]);
                let is_greater = sum.iter().any(|&heap| of[heap as usize] > 1);
                search.is_won(sum) == ((xor == 0) == is_greater)
            })
        })
    }

    #[test]
    fn the_anti_sg_rule_fails_where_a_search_says() {
        for &(text, most) in &[
            ("octal 0.77", 10),
            ("octal 0.75", 10),
            ("octal 0.07", 12),
            ("octal 4.56", 8),
            ("octal 0.6", 12),
            ("octal 0.123", 12),
            ("take 1 3 4", 12),
            ("take 2 3", 10),
            ("take 2..4", 10),
            ("split", 12),
            ("take any or split", 8),
            ("take squares", 12),
        ] {
            let rule = Rule::of(text);
            let said = anti_sg(&rule, most).unwrap().says(most, Lang::En).join("\n");
            // A proof for all heaps may know of larger ones.
            match by_search(&rule, most, 14) {
                None => {
                    let sum = said.strip_prefix("wrong for the sum ");
                    let sum = sum.and_then(|sum| sum.split(':').next());
                    let heaps = sum.unwrap_or("").split_whitespace();
                    let total: u64 = heaps.map(|heap| heap.parse::<u64>().unwrap()).sum();
                    assert!(sum.is_none() || total > 14, "{text}: {said}");
                }
                Some(sum) => {
                    let sum: Vec<String> = sum.iter().map(u64::to_string).collect();
                    let start = format!("wrong for the sum {}: ", sum.join(" "));
                    assert!(said.starts_with(&start), "{text}: {said}, not {start}");
                }
            }
        }
    }

    #[test]
    fn sums_are_won_as_a_search_says() {
        for text in &["take 1 2 or split", "take 2 3 with split", "split"] {
            let rule = Rule::of(text);
            let game = game(&rule, 12, super::STEPS).unwrap();
            let mut search = FullSearch::new(&rule.game);
            for a in 0..=12 {
                for b in a..=12 - a {
                    let is_won = search.is_won(&[a, b]);
                    assert_eq!(game.is_lost(&[a, b]), Some(!is_won), "{text}: {a} {b}");
                }
            }
        }
    }

    #[test]
    fn large_heaps_are_won_as_a_search_says() {
        // Up to 32 by search, as long as no larger heap is asked for.
        for text in &["misere octal 0.77", "misere take 2 3 with split"] {
            let by_search = values(&Rule::of(text), 32).unwrap();
            let by_quotient = values(&Rule::of(text), 33).unwrap();
            assert_eq!(by_quotient[..33], by_search[..], "{text}");
        }
    }

    #[test]
    fn all_moves_are_known_of_takes_up_to_2000() {
        // Whether all moves are known, if the rule is not refused.
        let of = |text: &str, most| moves(&Rule::of(text).game, most).map(|moves| moves.1);
        assert_eq!(of("take 1 2000", 1), Some(true));
        assert_eq!(of("take 1 2001", 1), Some(false));
        assert_eq!(of("take any", 2000), Some(false));
        assert_eq!(of("take any", 2001), None);
    }

    #[test]
    fn states_and_values_come_together_by_the_common_multiple() {
        assert_eq!(last_that_decides(0, 4, 6), Some(12));
        assert_eq!(last_that_decides(7, 5, 10), Some(17));
        assert_eq!(last_that_decides(1 << 19, 1 << 19, 2), Some(1 << 20));
        assert_eq!(last_that_decides(1 << 19, 1 << 20, 2), None);
    }

    #[test]
    fn the_anti_sg_rule_is_right_for_nim() {
        let said = |text: &str, most| {
            anti_sg(&Rule::of(text), most).map(|said| said.says(most, Lang::En).join("\n") + "\n")
        };
        let nim = said("take any", 15).unwrap();
        assert_eq!(
            nim,
            "right for all sums of heaps up to 15; proved by the misere quotient, of order 18\n"
        );
        let bash = said("take 1..3", 5).unwrap();
        assert_eq!(bash, "right for all sums; proved by the misere quotient, of order 6\n");
        // The quotient of all 1000 heaps takes too many steps.
        let far = said("take any", 1000).unwrap();
        assert!(far.starts_with("right for all sums of heaps up to "));
        let end = "\nno quotient is found for larger heaps\n";
        assert!(far.ends_with(end), "{}", far);
        assert!(said("take a divisor", 9).is_err());
        assert!(said("split unequal", 9).is_err());
    }
}
