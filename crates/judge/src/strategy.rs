//! A strategy for trying cases: many in one input, or each in its own.

use crate::attempt::{Attempt, Failure, Source};
use crate::difference::text;
use crate::error::Error;
use crate::most::Most;
use grundy_lang::at;
use grundy_problems::format::Case;
use grundy_problems::inputs::{groups, TOGETHER};
use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// Cases to try, the source of the right answers, and the time after which no case is begun.
#[derive(Clone, Copy)]
pub struct Batch<'a> {
    pub cases: &'a [Case],
    pub source: Source,
    pub end: Instant,
}

/// A way to try cases.
pub struct Strategy {
    /// Default seconds for the small inputs: the least, and the most, which applies while few cases have been tried.
    pub seconds: (f64, f64),
    /// The number of small cases that counts as few, and the most that are held.
    pub few: usize,
    pub many: usize,
    /// The number of small cases made before they are tried.
    pub small_at_once: usize,
    /// The number of hard cases, at most; the most telling come first.
    pub hard: usize,
    /// The number of random cases.
    pub random: usize,
    /// The first case that fails, using as few inputs as the judge's would be; an error if something cannot be run.
    pub first_failure: fn(&Attempt, Batch, &mut Most) -> Result<Option<Failure>, Error>,
}

/// Many cases in one input. The right answers come quickly, and few runs are enough.
pub const MANY_IN_ONE: Strategy = Strategy {
    seconds: (0.4, 5.0),
    few: 5000,
    many: 300_000,
    small_at_once: 250,
    hard: usize::MAX,
    random: TOGETHER,
    first_failure: first_of_groups,
};

/// Each case in its own input, with as many threads as there are processors.
pub const EACH_ALONE: Strategy = Strategy {
    seconds: (10.0, 10.0),
    few: 0,
    many: 20_000,
    small_at_once: 64,
    hard: 1000,
    random: 600,
    first_failure: first_of_each,
};

/// The answers of the suite's program, one for each case.
///
/// # Errors
///
/// If it fails.
pub fn answers(attempt: &Attempt, cases: &[Case]) -> Result<Vec<String>, Error> {
    let format = &attempt.problem.format;
    if !format.is_one() {
        let output = text(&attempt.expected(&format.input(cases))?);
        let lines: Vec<&str> = output.split_inclusive('\n').collect();
        // Usually each case has the same number of lines; otherwise each case is answered alone.
        if !cases.is_empty() && lines.len() % cases.len() == 0 {
            let each = (lines.len() / cases.len()).max(1);
            return Ok(lines.chunks(each).map(<[_]>::concat).collect());
        }
    }
    let answer = |case| Ok(text(&attempt.expected(&format.input([case]))?));
    cases.iter().map(answer).collect()
}

fn first_of_groups(
    attempt: &Attempt,
    batch: Batch,
    most: &mut Most,
) -> Result<Option<Failure>, Error> {
    let Batch { cases, source, end } = batch;
    for group in groups(&attempt.problem.format, cases, together(attempt, cases)) {
        if Instant::now() > end {
            break;
        }
        let (run, failed) = attempt.try_cases(group, source)?;
        most.add(&run);
        most.tried += group.len();
        if let Some(failed) = failed {
            let failed = attempt.of_one_test(failed, source, most)?;
            if failed.is_some() {
                return Ok(failed);
            }
        }
    }
    Ok(None)
}

/// The number of these cases that fit into an input of at most a megabyte.
fn together(attempt: &Attempt, cases: &[Case]) -> usize {
    let length = |case: &Case| attempt.problem.format.print(case).len();
    let longest = cases.iter().map(length).max().unwrap_or(0);
    ((1 << 20) / longest.max(1)).clamp(1, TOGETHER)
}

fn first_of_each(
    attempt: &Attempt,
    batch: Batch,
    most: &mut Most,
) -> Result<Option<Failure>, Error> {
    let Batch { cases, source, end } = batch;
    // One reference for all cases, because it remembers what it has played.
    let right = match source {
        Source::Reference => Some(attempt.problem.answers(cases)),
        Source::Program => None,
    };
    let next = AtomicUsize::new(0);
    let first = AtomicUsize::new(cases.len());
    let some = |thread: usize| -> Result<(Most, Option<(usize, Failure)>), Error> {
        let folder = attempt.folder.join(thread.to_string());
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let attempt = attempt.in_folder(&folder);
        let mut most = Most::default();
        // Check the time before taking a case: every case that is taken runs, so all before the first
        // failure have run.
        while Instant::now() <= end {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= first.load(Ordering::Relaxed) {
                break;
            }
            let input = attempt.problem.format.input([&cases[at]]);
            let right = match &right {
                Some(right) => right[at].clone().into_bytes(),
                None => attempt.expected(&input)?,
            };
            let (run, failure) = attempt.failure(&input, right)?;
            most.add(&run);
            most.tried += 1;
            let failure = failure.map(|failure| attempt.of_one_test(failure, source, &mut most));
            if let Some(failure) = failure.transpose()?.flatten() {
                first.fetch_min(at, Ordering::Relaxed);
                return Ok((most, Some((at, failure))));
            }
        }
        Ok((most, None))
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let some = &some;
    let found: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|at| scope.spawn(move || some(at))).collect();
        let joined = threads.into_iter().map(thread::ScopedJoinHandle::join);
        joined.map(|found| found.expect("no panic")).collect()
    });
    let (mut failures, before) = (Vec::new(), most.tried);
    for found in found {
        let (used, failure) = found?;
        most.join(&used);
        failures.extend(failure);
    }
    let first = failures.into_iter().min_by_key(|failure| failure.0);
    Ok(first.map(|(at, failure)| {
        // How many other cases had run by then is a matter of chance.
        most.tried = before + at + 1;
        let cases = vec![cases[at].clone()];
        Failure { cases, ..failure }
    }))
}
