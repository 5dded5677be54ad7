//! How many steps the values of a rule take, counted from the rule and the largest heap before any of them.
//!
//! A count is an upper bound, except where the engine for octal games finds a period early; the engine has a budget of
//! its own.
//!
//! Checked: the counts against the options that are listed, and requests that are refused for them (below).

use super::full_search::MOST_SEARCHED;
use super::rule::{Coins, Rule, Ruleset, Split};
use super::set::Set;
use super::theorem::Theorem;
use super::work::total;

// The steps for an option that is marked, for one that is listed with its parts before it is marked, for a heap of a sliding set, and for a heap of a closed form.
const MARK: u64 = 2;
const LISTED: u64 = 14;
const SLIDE: u64 = 20;
const FORM: u64 = 40;
// For the set of all sums of two values, where four are marked at once; and for moving a set of sums.
const SUMS: u64 = 5;
const MOVED: u64 = 60;
// For the options of a sum under misere play of heaps that split; and for a misere quotient.
const SEARCH: u64 = 250;
const QUOTIENT: u64 = 400_000_000;

/// The steps for the values of the heaps up to `most`.
pub fn of_values(rule: &Rule, most: u64) -> u64 {
    if rule.misere && rule.game.splits() {
        // There are fewer than exp(pi sqrt(2 n / 3)) sums of n.
        let sums = (2.5651 * (most.min(MOST_SEARCHED) as f64).sqrt()).exp() as u64;
        return SEARCH * sums + if most > MOST_SEARCHED { QUOTIENT } else { 0 };
    }
    if Theorem::of(rule).is_some() {
        return most.saturating_mul(FORM);
    }
    match &rule.game {
        Ruleset::Take(Set::Runs(runs), None) => most.saturating_mul(SLIDE * runs.len() as u64),
        Ruleset::Take(Set::Any | Set::UpTo(_), None) => most.saturating_mul(SLIDE),
        Ruleset::Take(set, Some(Split::Any | Split::Rest)) if set.is_dense() => {
            let options = |n| LISTED.saturating_mul(rule.game.most_options(n));
            total(most, |n| set.steps(n).saturating_add(options(n)))
        }
        Ruleset::Take(set, split) => {
            let of_set = if set.depends_on_heap() {
                total(most, |n| set.steps(n))
            } else {
                set.steps(most).saturating_add(total(most, |n| MARK * set.most_members(n)))
            };
            of_set.saturating_add(total(most, |n| of_split(split.as_ref(), set.most_members(n), n)))
        }
        Ruleset::Split(split) => total(most, |n| of_split(Some(split), 0, n)),
        Ruleset::Turn(Coins::Run) => total(most, |n| n.saturating_mul(n)),
        Ruleset::Divide => total(most, |n| 5 * n),
        Ruleset::Own(own) => own.steps(&[most]),
        Ruleset::Octal(..) => total(most, |n| MARK * rule.game.most_options(n)),
        game => total(most, |n| LISTED.saturating_mul(game.most_options(n))),
    }
}

// The steps for the splits of a heap.
fn of_split(split: Option<&Split>, takes: u64, n: u64) -> u64 {
    match split {
        None => 0,
        Some(Split::Any | Split::Unequal) => n / SUMS,
        Some(Split::Rest) => takes.saturating_mul(n),
        Some(Split::Into(parts)) if parts.equal => n,
        Some(Split::Into(parts)) => {
            let layers = if parts.most == u64::MAX { parts.least } else { parts.most };
            layers.min(n).saturating_mul(n * MOVED)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::work::MOST;
    use super::super::Requests;
    use super::*;

    // The number behind "up to" in a refusal.
    fn bound(line: &str) -> u64 {
        let what = Requests::default().answer(line).expect_err(line).what.to_string();
        let rest = what.split("expected heaps up to ").nth(1).unwrap_or_else(|| panic!("{what}"));
        rest.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap()
    }

    #[test]
    fn nested_sets_and_all_members_are_counted_before_the_work_begins() {
        let but = "primes but a coprime or primes but a divisor or primes but a coprime odd";
        for (rule, numbers, to) in [
            ("take a coprime but L".to_string(), 1..=400, 2499),
            (format!("take {but} or primes but a coprime even"), 0..=0, 15_000),
            (format!("take L {but}"), 1..=400, 2499),
        ] {
            let family = if numbers == (0..=0) { "" } else { " for L in 1..400" };
            let bound = bound(&format!("law {rule}{family} to {to}"));
            let steps = |most: u64| {
                let member = |number: u64| Rule::of(&rule.replace('L', &number.to_string()));
                numbers.clone().map(|number| of_values(&member(number), most)).sum::<u64>()
            };
            // Marks are counted apart for a rule alone.
            assert!(steps(bound) <= MOST + MOST / 8 && steps(2 * bound) > MOST, "{rule}: {bound}");
            let again = Requests::default().answer(&format!("law {rule}{family} to {}", bound + 1));
            assert!(
                again.unwrap_err().what.to_string().contains(&format!("up to {bound}")),
                "{rule}"
            );
        }
    }

    #[test]
    fn a_count_covers_all_options_of_all_heaps() {
        for text in [
            "take primes but a coprime or primes but a divisor",
            "take squares or split unequal",
            "take even but multiples of 4",
            "take any but a divisor",
            "take half 3 up to sqrt",
            "take fibonacci with split",
            "misere divide by 2 3",
            "turn up to 4 coins",
            "turn a run",
        ] {
            let rule = Rule::of(text);
            for most in [1, 7, 60] {
                let mut options = 0;
                (0..=most).for_each(|n| rule.game.options(n, &mut |_| options += 1));
                // Sums of two are marked four at a time, or fewer where the table ends.
                let counted = of_values(&rule, most);
                assert!(counted * SUMS >= options, "{text} {most}: {counted}, {options}");
                assert!(counted <= of_values(&rule, most + 1), "{text} {most}");
            }
        }
    }
}
