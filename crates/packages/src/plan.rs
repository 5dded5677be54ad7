//! What Hydro's limits leave of the cases of a package.
//!
//! Hydro's judge refuses every submission to a problem that is above one of three limits ([`MOST_CASES`],
//! [`MOST_SECONDS`], [`MOST_MEGABYTES`]), so a package for it may have fewer cases than others.
//!
//! Source: hydro-dev/Hydro, `packages/hydrojudge/src/cases.ts`, `isValidConfig`, with the defaults of `config.ts`:
//! `testcases_max` 100, `total_time_limit` 60, `memoryMax` 512m. The times of all cases are added after they are
//! multiplied by the language's `time_limit_rate`, which is 2 for Java and Kotlin and 1 for others (`langs.yaml`).

use crate::cases::{Group, TestCase};
use crate::limits::{MOST_CASES, MOST_MEGABYTES, MOST_SECONDS};
use crate::Note;

/// What a package for Hydro has.
pub struct Plan<'a> {
    /// In their order.
    pub cases: Vec<&'a TestCase>,
    pub megabytes: u64,
    /// What was left out or changed.
    pub notes: Vec<Note>,
}

/// The plan for a program with these cases, this time limit and this much memory.
///
/// The time limit stays, and cases go. Of those that stay, the sample comes first, then a largest case and one of each
/// other group, and a case for each wrong solution. Then come the first case of each name (`hard`, `small-random`, each golden one), the second (`hard-2`),
/// and so on; of these the hard cases come before the golden ones, those before small ones, and random ones are last. If
/// the time limit is above [`MOST_SECONDS`] / 4, not every group has a case.
///
/// Checked: each wrong solution of a package fails on a case that stays (`crates/packages/tests/packages.rs`).
pub fn plan(cases: &[TestCase], seconds: f64, megabytes: u64) -> Plan<'_> {
    let most = MOST_CASES.min((MOST_SECONDS / seconds) as usize);
    let first = |is_it: &dyn Fn(&TestCase) -> bool| cases.iter().position(is_it);
    let needed = [
        first(&|case| case.is_sample),
        first(&|case| case.what().starts_with("large")),
        first(&|case| case.group() == Group::Small),
        first(&|case| case.group() == Group::Medium),
        first(&|case| case.group() == Group::Large),
    ];
    let mut order: Vec<usize> = (0..cases.len()).collect();
    order.sort_by_key(|&at| {
        let place = needed.iter().position(|&needed| needed == Some(at));
        // Of the cases that are meant for a wrong solution, the first.
        let is_needed = cases[at]
            .refutes
            .iter()
            .any(|mistake| cases[..at].iter().all(|case| !case.refutes.contains(mistake)));
        let place = place.unwrap_or(needed.len() + usize::from(!is_needed));
        let same = cases[..at].iter().filter(|case| stem(case) == stem(&cases[at]));
        (place, same.count(), rank(&cases[at]))
    });
    let (kept, left) = order.split_at(most.min(order.len()));
    let cases_of = |chosen: &[usize]| {
        let cases = cases.iter().enumerate();
        cases.filter(|(at, _)| chosen.contains(at)).map(|(_, case)| case).collect::<Vec<_>>()
    };
    let mut notes = Vec::new();
    if !left.is_empty() {
        let names = cases_of(left).iter().map(|case| case.name.clone()).collect();
        notes.push(Note::NotForHydro { cases: names, all: cases.len() });
    }
    if megabytes > MOST_MEGABYTES {
        notes.push(Note::LessMemory { judge: megabytes });
    }
    Plan { cases: cases_of(kept), megabytes: megabytes.min(MOST_MEGABYTES), notes }
}

/// What a case is, without its number.
fn stem(case: &TestCase) -> &str {
    case.what().trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-')
}

/// How soon a case of its kind is to stay.
fn rank(case: &TestCase) -> usize {
    const KINDS: [(&str, usize); 6] =
        [("hard", 0), ("trap", 1), ("edge", 1), ("small", 3), ("random", 4), ("large", 4)];
    let kind = KINDS.iter().find(|kind| case.what().starts_with(kind.0));
    kind.map_or(2, |kind| kind.1)
}
