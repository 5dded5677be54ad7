//! Theorems that give the lost pairs or the values of two heaps.
//!
//! If a move takes from *one heap at a time*, the two are a sum of two games. If it takes *the same from both*, they
//! are the game of the lesser heap. There are theorems on *Wythoff's game*, on Fraenkel's, in which the numbers taken
//! from the two heaps differ by less than t, and on *Euclid's*. The values of Euclid's game are not
//! floor |a / b - b / a| (Nivasch, 2006): these are the values of the game in which no number becomes 0. Theorems are
//! matched to the rule, never to the values.
//!
//! *Cyclic Nimhoff* (Fraenkel and Lorberbom, Nimhoff games, 1991): a move takes any number from one heap, or i from one
//! and j from the other, where i + j < h. The value is h (X ^ Y) + (a + b) mod h, where X = floor(a / h) and Y = floor(b / h).
//! Proof. Each lesser value can be left: a move of Nim on X or Y leaves each lesser xor, with any remainder. Let r and s be
//! a mod h and b mod h. If r + s >= h, less than s is taken from b to leave a lesser remainder r + s - h - k. If
//! r + s < h, then for each t < r + s there are i <= r and j <= s with i + j = r + s - t < h. And no move leaves the same
//! value: if it changes one heap but not X and Y, it takes less than h; otherwise it changes X ^ Y; and any other move
//! takes i + j, which h does not divide.
//!
//! More steps (i, j) may be allowed, also with i or j below 0, if none leaves the same value: if h does not divide
//! i + j; or if it divides both i and j, and 2 divides one of them more often, because then the lowest bit that changes
//! in X or in Y changes in one of them alone. (For h = 1, where the value is a ^ b: Blass, Fraenkel and Guelman, How far
//! can Nim in disguise be stretched?, 1998.) Any other step leaves the same value somewhere.
//!
//! Checked: against the tables (`tests/law_finder/pairs.rs`); the pairs of Wythoff's game with t against a search to
//! 10^4; the values of 500 random sets of steps against tables, which also show that no other set has these values
//! (below).

use super::super::answer::{Code, PairDoubt, PairLaw, PairProof, PairSays, Stated};
use super::super::code::{self, Over};
use super::super::cost;
use super::super::finder::Finding;
use super::super::pair_rule::{Heaps, PairMove, PairRule};
use super::super::rule::Rule;
use super::super::set::Set;
use super::super::values::values;
use super::super::work;
use super::{Known, Proved};

// As many values of a heap alone are computed as for a request that does not say how many.
const USUAL: u64 = 100;

/// The law that a theorem gives for the rule of this name; what else it needs may take so many steps (`work`).
pub fn theorem(rule: &PairRule, name: &str, side: usize, steps: u64) -> Option<PairLaw> {
    let moves = rule.moves();
    let law = |says: PairSays, why: PairProof, code: fn(&Over, u64) -> Code, t: u64| {
        let known = Known::Proved(Proved(why));
        let code = Some(code(&Over::of_pairs(name, &known), t));
        Some(PairLaw { says, known, code })
    };
    if let Some([first, second]) = rule.apart() {
        let both = if first == second { vec![first] } else { vec![first, second] };
        return Some(of_parts(&both, side, PairProof::Sum, name, steps));
    }
    if let Some(lesser) = rule.of_lesser() {
        return Some(of_parts(&[Some(lesser)], side, PairProof::Lesser, name, steps));
    }
    if moves == [PairMove::Other] {
        return law(PairSays::Euclid, PairProof::Euclid, |over, _| code::euclid(over), 0);
    }
    let any = PairMove::One(Heaps::Either, Set::Any);
    let apart = |kind: &PairMove| match kind {
        PairMove::Same(Set::Any) => Some(1),
        PairMove::Near(apart) => Some(*apart),
        _ => None,
    };
    let others: Vec<u64> = moves.iter().filter_map(apart).collect();
    let is_whole = moves.iter().all(|kind| kind == &any || apart(kind).is_some());
    if !moves.contains(&any) {
        return None;
    }
    match (others.iter().max(), nimhoff(rule)) {
        (Some(&t), _) if is_whole => {
            law(PairSays::Wythoff(t), PairProof::Wythoff, |over, t| code::wythoff(t, over), t)
        }
        (_, Some(h)) => {
            law(PairSays::Nimhoff(h), PairProof::Nimhoff, |over, h| code::nimhoff(h, over), h)
        }
        _ => None,
    }
}

// The h of cyclic Nimhoff, if any number may be taken from one heap.
fn nimhoff(rule: &PairRule) -> Option<u64> {
    let steps = rule.steps_of_both()?;
    let has_all = |sum: i64| (1..sum).all(|x| steps.binary_search(&(x, sum - x)).is_ok());
    let h = (2..).find(|&sum| !has_all(sum))?;
    // With h = 2 the value is a ^ b, too.
    let h = if h == 2 { 1 } else { h };
    let changes = |&(x, y): &(i64, i64)| {
        (x + y) % h != 0 || x % h == 0 && x.trailing_zeros() != y.trailing_zeros()
    };
    steps.iter().all(changes).then_some(h as u64)
}

// The law that follows from those of games of one heap. It is proved if each of them is: a game without moves is.
fn of_parts(
    rules: &[Option<Rule>],
    side: usize,
    why: PairProof,
    name: &str,
    steps: u64,
) -> PairLaw {
    let computed = |rule: &Option<Rule>| {
        let Some(rule) = rule else { return Vec::new() };
        let cost = |most| cost::of_values(rule, most);
        let most = work::largest(USUAL.max(side as u64 - 1), steps, cost).max(side as u64 - 1);
        values(rule, most).unwrap_or_default()
    };
    let all: Vec<Vec<u64>> = rules.iter().map(computed).collect();
    let found =
        |(rule, values): (&Option<Rule>, _)| Some(Finding::of(rule.as_ref()?, values, steps));
    let found: Vec<Option<Finding>> =
        rules.iter().zip(all.iter().map(|of| &of[..])).map(found).collect();
    let is_proved = |part: &Option<Finding>| part.as_ref().is_none_or(|of| of.known.is_proved());
    let known = if found.iter().all(is_proved) {
        Known::Proved(Proved(why))
    } else {
        // Pairs of heaps up to the least that one of the laws was tried on.
        let seen = found.iter().flatten().map(|of| of.values.len()).min().unwrap_or(side);
        Known::Observed(PairDoubt::Observed(seen * seen))
    };
    let mut alone: Vec<Option<Stated>> =
        found.iter().map(|of| of.as_ref().map(Finding::without_code)).collect();
    let tried: Vec<&[u64]> =
        found.iter().map(|of| of.as_ref().map_or(&[][..], |of| &of.values)).collect();
    let is_lesser = why == PairProof::Lesser;
    let code = code::of_sum(&alone, &tried, is_lesser, &Over::of_pairs(name, &known));
    let says = match why {
        PairProof::Lesser => PairSays::Lesser(Box::new(alone.pop().flatten())),
        _ => PairSays::Sum(alone),
    };
    PairLaw { says, known, code }
}

#[cfg(test)]
mod tests {
    use super::super::super::pairs::plane;
    use super::{nimhoff, PairRule};
    use crate::law::{Beatty, Plane};
    use crate::random::{Choose, Random};

    // The h for which the table has the values of cyclic Nimhoff.
    fn h_of(plane: &Plane) -> Option<u64> {
        let has_values = |h: &u64| {
            let side = 0..plane.side() as u64;
            side.clone().all(|a| {
                side.clone().all(|b| {
                    let value = h * ((a / h) ^ (b / h)) + (a + b) % h;
                    value == u64::from(plane.value(a as usize, b as usize))
                })
            })
        };
        (1..12).find(has_values)
    }

    #[test]
    fn cyclic_nimhoff_is_matched_exactly_where_tables_have_its_values() {
        let random = &mut Random(20_261_201);
        let mut matched = 0;
        for _ in 0..500 {
            let h = 2 + random.below(5) as i64;
            let all = (1..h).flat_map(|x| (1..h - x).map(move |y| (x, y)));
            let mut steps: Vec<(i64, i64)> = all.collect();
            if !steps.is_empty() && random.below(4) == 0 {
                steps.remove(random.below(steps.len() as u64) as usize);
            }
            for _ in 0..random.below(4) {
                let step = (random.below(13) as i64 - 2, random.below(13) as i64 - 2);
                steps.extend(Some(step).filter(|(x, y)| x + y > 0));
            }
            let steps: Vec<String> = steps.iter().map(|(x, y)| format!(" or ({x},{y})")).collect();
            let text = format!("take any from one{}", steps.concat());
            let rule = PairRule::of(&text);
            assert_eq!(nimhoff(&rule), h_of(&plane(&rule, 48)), "{text}");
            matched += usize::from(nimhoff(&rule).is_some());
        }
        assert!((150..450).contains(&matched), "{matched}");
    }

    #[test]
    fn cyclic_nimhoff_has_its_values_for_every_h() {
        for h in 2..12 {
            let steps = (1..h).flat_map(|x| (1..h - x).map(move |y| format!(" or ({x},{y})")));
            let text = format!("take any from one{}", steps.collect::<String>());
            let rule = PairRule::of(&text);
            let h = if h == 2 { 1 } else { h };
            assert_eq!((nimhoff(&rule), h_of(&plane(&rule, 200))), (Some(h), Some(h)), "{text}");
        }
    }

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
    fn wythoffs_theorem_is_what_a_search_finds_up_to_1000() {
        wythoff_is_what_a_search_says(1000);
    }

    #[test]
    #[ignore] // some seconds
    fn wythoffs_theorem_is_what_a_search_finds_up_to_10_000() {
        wythoff_is_what_a_search_says(10_000);
    }
}
