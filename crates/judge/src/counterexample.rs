//! A counterexample: the failing input, made as small as possible.

use crate::attempt::{Attempt, Failure, Source};
use crate::difference::{text, words};
use crate::error::Error;
use crate::note::Note;
use crate::verdict::{Reason, Verdict};
use std::slice::from_ref;
use std::time::{Duration, Instant};

/// The longest time spent on making a counterexample smaller.
const PATIENCE: Duration = Duration::from_secs(20);

/// The number of cases of a failing input that are tried alone.
const ALONE: usize = 24;

impl Attempt<'_> {
    /// The failure, cut down to one case if a single case fails, and that case made smaller. `is_by_size` says that the
    /// cases are ordered by size and that all smaller ones are right: then the first that fails is the smallest.
    ///
    /// # Errors
    ///
    /// If something cannot be run.
    pub fn reduced(
        &self,
        failure: Failure,
        source: Source,
        is_by_size: bool,
    ) -> Result<Failure, Error> {
        let is_one = self.problem.format.is_one();
        if self.is_repeated && failure.verdict() == Verdict::TLE {
            return Ok(failure);
        }
        let is_limit = matches!(failure.verdict(), Verdict::TLE | Verdict::MLE);
        let mut failure = failure;
        if is_limit && is_one {
            failure.notes.push(Note::Large);
            return Ok(failure);
        }
        if !is_limit {
            let again = self.solve(&failure.input)?;
            if (again.ended, &again.output) != (failure.run.ended, &failure.run.output) {
                failure.notes.push(Note::Changing);
                failure.reason = Reason::Changing(Box::new(failure.reason));
                return Ok(failure);
            }
        }
        let end = Instant::now() + PATIENCE;
        if !is_one {
            let time = std::mem::take(&mut failure.notes);
            failure = self.one_case(failure, source, is_by_size, end)?;
            failure.notes.splice(0..0, time);
        }
        if is_by_size || is_limit || !failure.notes.is_empty() {
            return Ok(failure);
        }
        self.smaller(failure, end)
    }

    /// The smallest case that fails alone; or the first case that fails, with as few cases before it as possible.
    fn one_case(
        &self,
        failure: Failure,
        source: Source,
        is_by_size: bool,
        end: Instant,
    ) -> Result<Failure, Error> {
        let cases = &failure.cases[..];
        if cases.len() <= 1 {
            return Ok(failure); // Without a case: what is wrong is what ends the input.
        }
        if self.is_repeated && failure.verdict() == Verdict::TLE {
            return Ok(failure);
        }
        let is_limit = matches!(failure.verdict(), Verdict::TLE | Verdict::MLE);
        let mut suspects = self.suspects(&failure);
        if !is_by_size {
            let length = |&at: &usize| self.problem.format.print(&cases[at]).len();
            suspects.sort_by_cached_key(length);
        }
        for at in suspects.into_iter().take(if is_limit { 1 } else { ALONE }) {
            if let Some(alone) = self.failure_of(from_ref(&cases[at]), source)? {
                return Ok(alone);
            }
        }
        // The first `right` cases are answered right; the first `wrong` cases fail.
        let (mut right, mut wrong) = (0, cases.len());
        while right + 1 < wrong {
            let middle = right + (wrong - right) / 2;
            match self.failure_of(&cases[..middle], source)? {
                Some(_) => wrong = middle,
                None => right = middle,
            }
        }
        let last = &cases[wrong - 1];
        if let Some(alone) = self.failure_of(from_ref(last), source)? {
            return Ok(alone);
        }
        if is_limit {
            let mut failure = failure;
            failure.notes.push(Note::AllTogether);
            return Ok(failure);
        }
        // The last case is right alone: look for one case before it, or as few as possible, that make it fail.
        let mut kept = cases[..wrong].to_vec();
        let mut shortest = None;
        for before in cases[..wrong - 1].iter().rev().take(100) {
            let two = [before.clone(), last.clone()];
            if let Some(failure) = self.failure_of(&two, source)? {
                shortest = Some(failure);
                break;
            }
        }
        let mut part = kept.len() / 2;
        while shortest.is_none() && part > 0 && Instant::now() < end {
            let mut at = 0;
            while at + part < kept.len() && Instant::now() < end {
                let mut less = kept.clone();
                less.drain(at..at + part);
                match self.failure_of(&less, source)? {
                    Some(_) => kept = less,
                    None => at += part,
                }
            }
            part /= 2;
        }
        let mut failure = match shortest {
            Some(failure) => failure,
            None => self.failure_of(&kept, source)?.unwrap_or(failure),
        };
        let note = together(&failure);
        failure.notes.push(note);
        Ok(failure)
    }

    /// The cases whose answers are not accepted, or all cases if it is unclear which lines belong to which case.
    fn suspects(&self, failure: &Failure) -> Vec<usize> {
        let count = failure.cases.len();
        let (expected, found) = (text(&failure.expected), text(&failure.run.output));
        let (expected, found): (Vec<&str>, Vec<&str>) =
            (expected.lines().collect(), found.lines().collect());
        let each = expected.len() / count;
        if each == 0 || each * count != expected.len() {
            return (0..count).collect();
        }
        let is_wrong = |at: &usize| {
            let lines = at * each..(at + 1) * each;
            let found = found.get(lines.clone()).unwrap_or_default();
            self.checker.compare(&expected[lines].join("\n"), &found.join("\n")).is_some()
        };
        (0..count).filter(is_wrong).collect()
    }

    /// A smaller case that fails in the same way, found step by step. The suite's program gives the right answers.
    fn smaller(&self, failure: Failure, end: Instant) -> Result<Failure, Error> {
        let mut failure = failure;
        let mut is_smaller = false;
        while let Some(case) = failure.cases.first() {
            let mut found = None;
            for case in self.problem.format.smaller(case) {
                if Instant::now() > end {
                    failure.notes.push(Note::Unfinished);
                    return Ok(failure);
                }
                if !self.problem.format.is_judges(&case) {
                    continue;
                }
                let smaller = self.failure_of(&[case], Source::Program)?;
                found = smaller.filter(|smaller| smaller.verdict() == failure.verdict());
                if found.is_some() {
                    break;
                }
            }
            let Some(found) = found else {
                break;
            };
            failure = found;
            is_smaller = true;
        }
        failure.notes.push(if is_smaller { Note::MadeSmaller } else { Note::NoSmaller });
        Ok(failure)
    }
}

/// The note on cases that are each right alone and wrong together.
fn together(failure: &Failure) -> Note {
    let (expected, found) = (text(&failure.expected), text(&failure.run.output));
    let (wanted, given) = (expected.trim_end(), found.trim_end());
    if wanted.starts_with(given) && wanted.len() > given.len() {
        Note::LastMissing
    } else if words(wanted) == words(given) {
        Note::Joined
    } else {
        Note::AfterOthers
    }
}
