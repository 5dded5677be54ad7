//! Proofs that a law, shown by some values, holds for all heaps.
//!
//! *A set of numbers to take*: if L is the largest number, each value depends only on the L values before it, so a
//! period that holds for L values holds forever (Winning Ways, ch. 4). The same goes for an octal code that splits no
//! heap, for heaps larger than what any move takes; for misere play, where heaps are won or lost; and, with an even period,
//! if a heap may also be split into two equal ones, which are worth 0 (`formula`: steps).
//!
//! *An octal code*, and a set of numbers to take with the right to split, such as octal 4.333: Guy and Smith's window
//! (`octal` has the theorem).
//!
//! *The same under misere play*: the period of the states of all heaps in the misere quotient.
//!
//! *All but some numbers*, and *splits into unequal parts*, with a set of numbers to take or without: by the shape of the
//! rule (`formula`).
//!
//! *No saltus*: if a move takes one of finitely many numbers and leaves two heaps at most, then g(n + p) = g(n) + s for
//! all large n holds for s = 0 only (for octal games: Horrocks and Nowakowski, Regularity in the G-sequences of octal
//! games with a pass, 2003). Proof. Let s > 0. Call a heap long if the law holds for it. A split into a long heap and a
//! short one leaves one of a bounded number of values. Two long heaps, of values x and y, are together n less what was
//! taken, so for each n the sum x + y is one of D numbers, where D does not depend on n, and all of these are s n / p
//! plus something bounded. So n can be chosen such that all are less than 2^k, and none by more than a bound E. If
//! x + y = 2^k - 1 - e, then y = z - e, where z has the bits that x lacks, and x ^ y follows from z ^ (z - e). Let
//! 2^m be the least power above e. The low m bits of z decide the low m bits of that, and whether there is a borrow;
//! the others are 0 without a borrow, else the bits that a subtraction of 1 changes: at most k possibilities. That
//! is at most 2 e (k + 1) + 1 numbers. So the options of n have O(k) = O(log n) different values, but g(n), which is
//! proportional to n, needs all values below it.
//!
//! Checked: windows that are one value short prove nothing; all laws reported as proved, against longer tables.

use super::super::answer::{Doubt, OfHeaps, Proof};
use super::super::misere;
use super::super::rule::{Parts, Rule, Ruleset, Split};
use super::super::set::Set;
use super::super::theorem::Theorem;
use super::super::values::values;
use super::formula::{decided, of_shape, of_steps, Steps};
use super::{Known, Proved};
use crate::formula::{Heap, Shape};
use crate::law::Linear;
use crate::octal::is_hexadecimal;
use std::borrow::Cow;

// The largest number of which a shape says whether it may be taken: some hundredths of a second.
const MOST_TAKEN: u64 = 1 << 16;
// Up to how many digits a code is written out.
const MOST_DIGITS: usize = 40;

/// The theorem on a rule, if there is one here.
pub fn theorem(rule: &Rule) -> Option<(Theorem, OfHeaps)> {
    Some((Theorem::of(rule)?, Known::Proved(Proved(Proof::Theorem))))
}

/// Whether values can only grow by 0 in a period: see above. Where there are few options, no value is large; under
/// misere play none exceeds 1.
pub fn has_no_saltus(rule: &Rule) -> bool {
    let is_of_two = |split: &Split| match split {
        Split::Any | Split::Unequal | Split::Rest => true,
        Split::Into(parts) => parts.most == 2,
    };
    rule.misere
        || match &rule.game {
            Ruleset::Take(Set::Runs(runs), split) => {
                runs.last().is_none_or(|run| run.1 < u64::MAX)
                    && split.as_ref().is_none_or(is_of_two)
            }
            Ruleset::Take(..) | Ruleset::Divide | Ruleset::Turn(_) => false,
            Ruleset::Split(split) => is_of_two(split),
            Ruleset::DivideBy(_) => true,
            Ruleset::Own(own) => own.shape().is_ok_and(|shape| shape.far.is_empty()),
            Ruleset::Octal(_, moves) => !is_hexadecimal(moves),
        }
}

/// Whether `law`, shown by the first values of `rule`, holds for all.
pub fn proof(rule: &Rule, law: &Linear, values: &[u64], steps: u64) -> OfHeaps {
    let found = |why: Option<Proof>| match why {
        Some(why) => Known::Proved(Proved(why)),
        None => Known::Observed(Doubt::Observed),
    };
    let game = &rule.game;
    let largest = match game {
        Ruleset::Take(Set::Runs(runs), _) => runs.last().map_or(0, |run| run.0),
        Ruleset::Octal(_, moves) => moves.last().map_or(0, |step| step.0),
        _ => 0,
    };
    if largest >= values.len() as u64 {
        return Known::Observed(Doubt::TooFew(largest));
    }
    match game {
        Ruleset::Take(Set::Any, None) if rule.misere && law.preperiod >= 2 => {
            found(Some(Proof::MisereNim))
        }
        Ruleset::Own(_) => by_shape(rule, law, values),
        _ if rule.misere && game.splits() => found(by_quotient(rule, law, steps)),
        _ => match (bounded(game), octal(game)) {
            (Some(steps), _) => of_steps(steps, law, values),
            (_, Some((code, most))) if law.saltus == 0 => by_window(game, code, most, law, values),
            _ => by_shape(rule, law, values),
        },
    }
}

fn by_shape(rule: &Rule, law: &Linear, values: &[u64]) -> OfHeaps {
    match shape(&rule.game) {
        Ok(shape) => of_shape(&shape, law, values, rule.misere),
        Err(doubt) => Known::Observed(doubt),
    }
}

// Guy and Smith's window, for a game with this code and most taken.
fn by_window(game: &Ruleset, code: String, most: u64, law: &Linear, values: &[u64]) -> OfHeaps {
    let (start, period) = (law.preperiod.max(1) as u64, law.period as u64);
    let is_three = matches!(game, Ruleset::Octal(_, moves) if is_hexadecimal(moves));
    let parts = if is_three { 3 } else { 2 };
    let needs = most.saturating_add(parts * (start + period));
    let why = Proof::Window { game: code, values: needs, start, period, most, parts };
    decided(needs, values, || Some(why))
}

// Whether the states of the misere quotient, whose period is proved, give the law of single heaps.
fn by_quotient(rule: &Rule, law: &Linear, steps: u64) -> Option<Proof> {
    let game = misere::game(rule, 0, steps)?;
    let period = game.period()?;
    // From there on, both sides repeat with the period of the states.
    let end = law.preperiod.max(period.start) + period.length;
    let is_lost = |heap: usize| game.is_lost(&[heap as u64]);
    let holds = (law.preperiod..end).all(|n| is_lost(n) == is_lost(n + law.period));
    let order = game.quotient().order();
    holds.then_some(Proof::Quotient { order, period: period.length, start: period.start })
}

// The most options and heaps that are examined for a proof that was not requested: some hundredths of a second.
const MOST_OPTIONS: u64 = 1 << 25;
const MOST_HEAPS: u64 = 1 << 14;
// How many steps (`work`) of a formula are counted as an option.
const OWN_STEPS: u64 = 16;

/// A proved law that the first `count` values of `rule` do not show: the values that show it, the law, and why it
/// holds. Only where a window of values can prove it, in at most `steps` steps of `work`.
pub fn further(rule: &Rule, count: usize, steps: u64) -> Option<(Vec<u64>, Linear, OfHeaps)> {
    let game = &rule.game;
    let is_decided = match game {
        Ruleset::Own(_) => shape(game).is_ok(),
        _ if rule.misere && game.splits() => false,
        _ => bounded(game).is_some() || octal(game).is_some() || shape(game).is_ok(),
    };
    if !is_decided {
        return None;
    }
    let cost = |most: u64| match &rule.game {
        Ruleset::Own(own) => own.steps(&[most]) / OWN_STEPS,
        game => game.most_options(most).saturating_mul(most),
    };
    let sizes = (0..).map(|turn| MOST_HEAPS >> turn);
    let most = sizes
        .take_while(|&most| most > count as u64)
        .find(|&most| cost(most) <= MOST_OPTIONS.min(steps))?;
    let values = values(rule, most).ok()?;
    let law = Linear::find(&values)?;
    let known = proof(rule, &law, &values, steps);
    known.is_proved().then_some((values, law, known))
}

// The octal code of a game, and the most that a move takes.
fn octal(game: &Ruleset) -> Option<(String, u64)> {
    match game {
        Ruleset::Octal(code, moves) => Some((
            format!("octal {}", code.chars().take(MOST_DIGITS).collect::<String>()),
            moves.last().map_or(0, |step| step.0),
        )),
        Ruleset::Split(Split::Any) => Some(("octal 4.".to_string(), 0)),
        Ruleset::Take(Set::Runs(runs), Some(split))
            if matches!(split, Split::Any | Split::Rest) =>
        {
            let most = runs.last().map_or(0, |run| run.1);
            let (before, member) = match split {
                Split::Rest => ('0', '7'),
                _ => ('4', '3'),
            };
            if most > MOST_DIGITS as u64 {
                return Some(("an octal game".to_string(), most));
            }
            let digit = |take| {
                let is_member = runs.iter().any(|&(low, high)| low <= take && take <= high);
                if is_member {
                    member
                } else {
                    '0'
                }
            };
            Some((format!("octal {}.{}", before, (1..=most).map(digit).collect::<String>()), most))
        }
        _ => None,
    }
}

// If a move takes one of finitely many numbers and splits nothing, except in halves.
fn bounded(game: &Ruleset) -> Option<Steps> {
    const HALVES: Parts = Parts { least: 2, most: 2, equal: true };
    let (modulus, more, most) = match game {
        Ruleset::Octal(_, moves) if !game.splits() => (1, 1, moves.last().map_or(0, |step| step.0)),
        Ruleset::Take(Set::Runs(runs), split) => {
            let most = runs.last().map(|run| run.1).filter(|&most| most < u64::MAX)?;
            match split {
                None => (1, 0, most),
                // Two equal heaps are worth 0, and are an option of each even heap.
                Some(Split::Into(parts)) if *parts == HALVES => (2, 0, most),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some(Steps { modulus, from: most + more, most, has_fixed: false })
}

// The shape of a formula, of a game that splits a heap into two unequal ones or takes one of not too many numbers, and of
// one that takes any but some numbers.
fn shape(game: &Ruleset) -> Result<Cow<'_, Shape>, Doubt> {
    let (runs, is_but, split) = match game {
        Ruleset::Own(own) => {
            return own.shape().map(Cow::Borrowed).map_err(|why| Doubt::Unknown(*why))
        }
        Ruleset::Split(split @ Split::Unequal) => (&[][..], false, Some(split)),
        Ruleset::Take(Set::Runs(runs), split @ (None | Some(Split::Unequal))) => {
            (&runs[..], false, split.as_ref())
        }
        Ruleset::Take(Set::But(any, but), None) => match (&**any, &**but) {
            (Set::Any, Set::Runs(but)) => (&but[..], true, None),
            _ => return Err(Doubt::Observed),
        },
        _ => return Err(Doubt::Observed),
    };
    let is_taken = |take: u64| runs.iter().any(|run| run.0 <= take && take <= run.1) != is_but;
    // The last number before all may be taken, or none.
    let most = runs.last().map_or(0, |run| if run.1 == u64::MAX { run.0 - 1 } else { run.1 });
    let has_all = is_taken(u64::MAX);
    if most > MOST_TAKEN || has_all && split.is_some() {
        return Err(Doubt::Observed);
    }
    let takes = (1..=most).filter(|&take| is_taken(take)).map(|take| (0, vec![Heap::Less(take)]));
    let mut shape = Shape {
        modulus: 1,
        from: most.max(2),
        edge: 1,
        near: 0,
        options: takes.collect(),
        far: [].into(),
        near_options: [].into(),
    };
    if has_all {
        let one = |heap| (0, 0, vec![heap]);
        shape.edge = most + 1;
        shape.from = 2 * shape.edge;
        shape.options.extend((0..shape.edge).map(|heap| (0, vec![Heap::Fixed(heap)])));
        shape.far = [one(Heap::Lesser(0)), one(Heap::Larger(0))].into();
        shape.near_options = shape.far.clone();
    } else if split.is_some() {
        shape.far = [(0, 0, vec![Heap::Lesser(0), Heap::Larger(0)])].into();
    }
    Ok(Cow::Owned(shape))
}

#[cfg(test)]
mod tests {
    use super::super::super::values::MAX_HEAP;
    use super::super::super::work::SPARE;
    use super::*;
    use crate::formula::by_shape;
    use std::collections::BTreeSet;

    // Only the number of values matters to a window.
    fn zeros(count: usize) -> Vec<u64> {
        vec![0; count]
    }

    #[test]
    fn a_window_one_value_short_proves_nothing() {
        let law = |preperiod, period| Linear { preperiod, period, saltus: 0 };
        let known = |text: &str, law: &Linear, count: usize| match proof(
            &Rule::of(text),
            law,
            &zeros(count),
            SPARE,
        ) {
            Known::Observed(doubt) => doubt,
            known => panic!("{known:?}"),
        };
        for &(text, law, needs) in &[
            ("take 1 3 4", law(0, 7), 11),
            ("misere take 1 3 4", law(0, 7), 11),
            ("octal 0.07", law(53, 34), 106 + 68 + 2),
            ("take 1..3 or split", law(4, 4), 8 + 8 + 3),
            ("split", law(1, 2), 2 + 4),
            ("take 1 2 with split", law(71, 12), 142 + 24 + 2),
            ("octal 0.0", law(0, 1), 1 + 1),
            ("octal 0.3", law(0, 2), 1 + 2 + 1),
            ("misere octal 0.33", law(2, 3), 2 + 3 + 2),
            ("octal 0.7", law(0, 2), 2 + 4 + 1),
            // The values of a period more are compared: see `formula`.
            ("split unequal", law(3, 4), 6 + 8 + 1 + 4),
            ("take 1 2 or split unequal", law(71, 12), 142 + 24 + 4 + 1 + 12),
        ] {
            let rule = Rule::of(text);
            let known = |count: usize| proof(&rule, &law, &zeros(count), SPARE);
            assert_eq!(known(needs - 1), Known::Observed(Doubt::Needs(needs as u64)), "{text}");
            assert!(known(needs).is_proved(), "{}", text);
        }
        for text in &["take primes", "take squares or split unequal", "misere octal 0.7"] {
            assert_eq!(known(text, &law(0, 1), 1 << 20), Doubt::Observed, "{text}");
        }
        assert_eq!(known("take 1 1000", &law(0, 2), 1000), Doubt::TooFew(1000));
        assert_eq!(known("take 1 1000", &law(0, 2), 1001), Doubt::Needs(1002));
        // No request computes more than the heaps up to a million.
        let far = |start| known("take 1..3", &law(start, 1), 100);
        let last = MAX_HEAP as usize + 1 - 4;
        assert_eq!(far(last), Doubt::Needs(MAX_HEAP + 1));
        assert_eq!(far(last + 1), Doubt::Observed);
        let grows = Linear { saltus: 1, ..law(0, 1) };
        assert_eq!(known("take 1 2", &grows, 100), Doubt::Observed);
    }

    #[test]
    fn values_of_bounded_takes_that_leave_two_heaps_at_most_never_grow_by_a_saltus() {
        for (text, never) in [
            ("octal 0.606", true),
            ("octal 0.8", false),
            ("take 1..3 or split", true),
            ("take 2 or split unequal", true),
            ("take 1 7 with split", true),
            ("split", true),
            ("take 1 or split into 3", false),
            ("take 1 4", true),
            ("divide by 2 3", true),
            ("misere take any", true),
            ("take any or split", false),
            ("take 3..", false),
            ("take squares or split", false),
        ] {
            assert_eq!(has_no_saltus(&Rule::of(text)), never, "{text}");
        }
    }

    #[test]
    fn the_quotient_proves_laws_that_hold() {
        let rule = Rule::of("misere octal 0.77");
        let found = Linear::find(&values(&rule, 60).unwrap()).unwrap();
        let proved = |law: &Linear| by_quotient(&rule, law, SPARE);
        assert_eq!(proved(&found), Some(Proof::Quotient { order: 40, period: 12, start: 71 }));
        // Heap 4 is lost.
        let early = Linear { preperiod: 4, ..found };
        assert_eq!((early.period, proved(&early)), (1, None));
    }

    #[test]
    fn more_values_are_looked_at_where_a_window_proves() {
        let period = |text: &str| further(&Rule::of(text), 5, SPARE).map(|found| found.1.period);
        assert_eq!(period("octal 0.33333"), Some(6));
        assert_eq!(period("misere octal 0.33333"), Some(6));
        assert_eq!(period("split unequal"), None);
    }

    #[test]
    fn options_are_those_that_proofs_count_on() {
        let options = |text: &str, n: u64| {
            let mut all = BTreeSet::new();
            Rule::of(text).game.options(n, &mut |left| {
                let mut left = left.to_vec();
                left.sort_unstable();
                all.insert(left);
            });
            all
        };
        for text in [
            "take 1 4 or split unequal",
            "split unequal",
            "take any but 1 4..6",
            "take any but 3..",
            "take 1 3 6..",
            "take 7..",
        ] {
            let rule = Rule::of(text);
            let shape = shape(&rule.game).unwrap();
            for n in shape.from..shape.from + 30 {
                assert_eq!(by_shape(&shape, n), options(text, n), "{text} {n}");
            }
        }
        for text in
            ["take 1 3 4", "octal 0.3021", "octal 0.1", "octal 0.0", "take 2 5 or split equal"]
        {
            let Steps { modulus, from, most, .. } = bounded(&Rule::of(text).game).unwrap();
            // What is taken, 0 for halves.
            let taken = |n: u64| -> BTreeSet<u64> {
                options(text, n).into_iter().map(|left| n - left.iter().sum::<u64>()).collect()
            };
            for n in from..from + 30 {
                assert_eq!(taken(n), taken(n + modulus), "{text} {n}");
                assert!(taken(n).into_iter().all(|take| take <= most), "{text} {n}");
            }
        }
    }

    #[test]
    fn all_laws_of_small_sets_with_unequal_splits_are_proved() {
        let mut proved = 0;
        for set in 1..64 {
            let takes = (1..=6).filter(|take| set >> (take - 1) & 1 == 1);
            let takes: Vec<String> = takes.map(|take: u64| take.to_string()).collect();
            let rule = Rule::of(&format!("take {} or split unequal", takes.join(" ")));
            let all = values(&rule, 8000).unwrap();
            let Some(law) = Linear::find(&all[..1000]) else { continue };
            assert!(proof(&rule, &law, &all[..1000], SPARE).is_proved(), "{takes:?} {law:?}");
            assert_eq!(Linear::find(&all), Some(law), "{takes:?}");
            proved += 1;
        }
        assert_eq!(proved, 15);
    }

    #[test]
    fn a_set_with_splits_has_its_octal_code() {
        let code = |text: &str| octal(&Rule::of(text).game);
        let digits = "3".repeat(40);
        assert_eq!(code("take 1..40 or split"), Some((format!("octal 4.{digits}"), 40)));
        assert_eq!(code("take 1..3 or split"), Some(("octal 4.333".to_string(), 3)));
        assert_eq!(code("take 2 5 or split"), Some(("octal 4.03003".to_string(), 5)));
        assert_eq!(code("take 41 or split"), Some(("an octal game".to_string(), 41)));
        let kayles = Some(("octal 0.77".to_string(), 2));
        assert_eq!(code("take 1 2 with split"), kayles);
        assert_eq!(code("split"), Some(("octal 4.".to_string(), 0)));
        assert_eq!(code("take 1 or split unequal"), None);
    }

    #[test]
    fn what_is_proved_holds_for_longer_tables() {
        for text in &[
            "take 1 3 4",
            "take 2 5..9",
            "misere take 1 3 4",
            "misere take 2 7",
            "octal 0.77",
            "octal 0.15",
            "octal 4.3",
            "take 2 5 or split",
            "take 1..3 or split",
            "split",
            "octal 0.1",
            "octal 0.2",
            "octal 0.3021",
            "misere octal 0.1",
            "misere octal 0.2331",
            "take 1 2 with split",
            "take 1 2 or split unequal",
            "take 2 or split equal",
            "take 1 4 or split equal",
            "take any but 2",
            "take any but 1 4",
            "take any but 2 3 7",
            "take 1 3 6..",
        ] {
            let rule = Rule::of(text);
            let all = values(&rule, 3000).unwrap();
            let mut proved = 0;
            for count in 1..1000 {
                let law = match Linear::find(&all[..count]) {
                    Some(law) => law,
                    None => continue,
                };
                if proof(&rule, &law, &all[..count], SPARE).is_proved() {
                    proved += 1;
                    assert!(
                        (0..=3000).all(|n| law.value(&all, n) == all[n as usize]),
                        "{text} {count}"
                    );
                }
            }
            assert!(proved > 0, "{}", text);
        }
    }
}
