//! Theorems that give the lost pairs or the values of two heaps.
//!
//! If a move takes from *one heap at a time*, the two are a sum of two games. If it takes *the same from both*, they
//! are the game of the lesser heap. There are theorems on *Wythoff's game*, on Fraenkel's, in which the numbers taken
//! from the two heaps differ by less than t, and on *Euclid's*. The values of Euclid's game are not
//! floor |a / b - b / a| (Nivasch, 2006): these are the values of the game in which no number becomes 0. Theorems are
//! matched to the rule, never to the values.
//!
//! Checked: against the tables (`tests/law_finder/pairs.rs`); the pairs of Wythoff's game with t against a search to
//! 10^4 (below).

use super::answer::{PairLaw, PairProof, PairSays, Stated};
use super::code::{self, Code, Over};
use super::finder::Finding;
use super::pair_rule::{Heaps, PairMove, PairRule};
use super::rule::{Rule, Ruleset};
use super::set::Set;
use super::values::values;

/// The law that a theorem gives for the rule of this name.
pub fn theorem(rule: &PairRule, name: &str, side: usize) -> Option<PairLaw> {
    let moves = rule.moves();
    let known = "proved for all a and b".to_string();
    let over = Over { rule: name.to_string(), is_outcome: false, known, name: "grundy" };
    let is_one = |kind: &PairMove| matches!(kind, PairMove::One(..));
    if moves.iter().all(is_one) {
        return Some(sum(moves, side, &over));
    }
    if moves.iter().all(|kind| matches!(kind, PairMove::Same(set) if !set.depends_on_heap())) {
        let sets = moves.iter().filter_map(|kind| match kind {
            PairMove::Same(set) => Some(set.clone()),
            _ => None,
        });
        let (alone, code) = alone(vec![sets.collect()], side, true, &over);
        let says = PairSays::Lesser(Box::new(alone.into_iter().next().flatten()));
        return Some(PairLaw::new(says, PairProof::Lesser, code));
    }
    if moves == [PairMove::Other] {
        let code = Some(code::euclid(&over));
        return Some(PairLaw::new(PairSays::Euclid, PairProof::Euclid, code));
    }
    let any = PairMove::One(Heaps::Either, Set::Any);
    let apart = |kind: &PairMove| match kind {
        PairMove::Same(Set::Any) => Some(1),
        PairMove::Near(apart) => Some(*apart),
        _ => None,
    };
    let others: Vec<u64> = moves.iter().filter_map(apart).collect();
    let is_whole = moves.iter().all(|kind| kind == &any || apart(kind).is_some());
    match others.iter().max() {
        Some(&t) if is_whole && moves.contains(&any) => {
            let code = Some(code::wythoff(t, &over));
            Some(PairLaw::new(PairSays::Wythoff(t), PairProof::Wythoff, code))
        }
        _ => None,
    }
}

// Two games of one heap each.
fn sum(moves: &[PairMove], side: usize, over: &Over) -> PairLaw {
    let sets = |not: Heaps| -> Vec<Set> {
        let of_heap = moves.iter().filter_map(|kind| match kind {
            PairMove::One(heaps, set) if heaps != &not => Some(set.clone()),
            _ => None,
        });
        of_heap.collect()
    };
    let (first, second) = (sets(Heaps::Second), sets(Heaps::First));
    let both = if first == second { vec![first] } else { vec![first, second] };
    let (alone, code) = alone(both, side, false, over);
    PairLaw::new(PairSays::Sum(alone), PairProof::Sum, code)
}

// The laws of the games of one heap with these sets of numbers to take, and the function of both heaps.
fn alone(
    games: Vec<Vec<Set>>,
    side: usize,
    is_lesser: bool,
    over: &Over,
) -> (Vec<Option<Stated>>, Option<Code>) {
    let rule = |sets: Vec<Set>| {
        if sets.is_empty() {
            None
        } else {
            Some(Rule { misere: false, game: Ruleset::Take(Set::union(sets), None) })
        }
    };
    let rules: Vec<Option<Rule>> = games.into_iter().map(rule).collect();
    let computed = |rule: &Option<Rule>| {
        let values = rule.as_ref().map(|rule| values(rule, side as u64 - 1).unwrap_or_default());
        values.unwrap_or_default()
    };
    let all: Vec<Vec<u64>> = rules.iter().map(computed).collect();
    let found =
        |(rule, values): (&Option<Rule>, _)| Some(Finding::of(Some(rule.as_ref()?), values));
    let found: Vec<Option<Finding>> =
        rules.iter().zip(all.iter().map(|of| &of[..])).map(found).collect();
    let stated = |of: &Option<Finding>| of.as_ref().map(Finding::without_code);
    (found.iter().map(stated).collect(), code::of_sum(&found, is_lesser, over))
}

#[cfg(test)]
mod tests {
    use crate::law::Beatty;

    // Wythoff's game with t, by search: a pair is lost if it reaches no lost pair. The pairs are searched row by row;
    // the lost pairs of earlier rows have marked their columns and differences.
    fn wythoff_by_search(t: u64, last: usize) -> Vec<(usize, usize)> {
        let mut columns = vec![false; last + 1];
        // The index is the difference plus `last`, so that none is negative.
        let mut differences = vec![false; 2 * last + 1];
        let mut lost = Vec::new();
        for a in 0..=last {
            let near = |difference: usize| {
                difference.saturating_sub(t as usize - 1)
                    ..=(difference + t as usize - 1).min(2 * last)
            };
            let is_lost =
                |b: &usize| !columns[*b] && !differences[near(*b + last - a)].contains(&true);
            // Every later pair in the row reaches this one.
            if let Some(b) = (0..=last).find(is_lost) {
                lost.push((a, b));
                columns[b] = true;
                differences[b + last - a] = true;
            }
        }
        lost
    }

    fn wythoff_is_what_a_search_says(last: usize) {
        for t in 1..=6 {
            let law = Beatty { r: t, upper: false };
            let pair = |k: u64| (law.term(k), law.term(k) + (t * k) as usize);
            let lower: Vec<(usize, usize)> =
                (0..).map(pair).take_while(|pair| pair.1 <= last).collect();
            let mut both: Vec<(usize, usize)> = lower.iter().map(|&(a, b)| (b, a)).collect();
            both.extend(lower);
            both.sort_unstable();
            both.dedup();
            assert_eq!(wythoff_by_search(t, last), both, "{t}");
        }
    }

    #[test]
    fn wythoff_up_to_1000() {
        wythoff_is_what_a_search_says(1000);
    }

    #[test]
    #[ignore] // some seconds
    fn wythoff_up_to_10_000() {
        wythoff_is_what_a_search_says(10_000);
    }
}
