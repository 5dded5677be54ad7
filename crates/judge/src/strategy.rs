//! A strategy for trying cases: many in one input, or each in its own.

use crate::attempt::{Attempt, Failure, Source, AT_ONCE};
use crate::difference::text;
use crate::error::Error;
use crate::most::Most;
use grundy_lang::at;
use grundy_problems::format::Case;
use grundy_problems::inputs::{groups, input, TOGETHER};
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
    /// The number of small cases that are tried together: at first, when one that fails is likely, and at most.
    pub small_at_once: (usize, usize),
    /// The number of hard cases, at most; the most telling come first.
    pub hard: usize,
    /// The number of random cases.
    pub random: usize,
}

/// Many cases in one input. The right answers come quickly, and few runs are enough.
pub const MANY_IN_ONE: Strategy = Strategy {
    seconds: (0.4, 5.0),
    few: 5000,
    many: 300_000,
    small_at_once: (250, TOGETHER),
    hard: usize::MAX,
    random: TOGETHER,
};

/// Each case in its own input.
pub const EACH_ALONE: Strategy = Strategy {
    seconds: (6.0, 10.0),
    few: 3000,
    many: 20_000,
    small_at_once: (64, 64),
    hard: 1000,
    random: 600,
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
    let answers = attempt.expected_each(cases.iter().map(|case| format.input([case])))?;
    Ok(answers.iter().map(|answer| text(answer)).collect())
}

/// Fewer inputs than this are tried one at a time.
const FEW_INPUTS: usize = 16;

/// The first case that fails, in inputs of as many cases as the judge's. Of many inputs, several are tried at the same time.
///
/// # Errors
///
/// If something cannot be run.
pub fn first_failure(
    attempt: &Attempt,
    batch: Batch,
    most: &mut Most,
) -> Result<Option<Failure>, Error> {
    let Batch { cases, source, end } = batch;
    let format = &attempt.problem.format;
    let groups = groups(format, cases, together(attempt, cases));
    // One reference for all inputs of one case, because it remembers what it has played.
    let is_played = source == Source::Reference && format.is_one();
    let played = is_played.then(|| attempt.problem.answers(cases));
    let at_once = if source == Source::Program { AT_ONCE } else { 1 };
    let next = AtomicUsize::new(0);
    let first = AtomicUsize::new(groups.len());
    let some = |thread: usize| -> Result<(Most, Option<(usize, Failure)>), Error> {
        let folder = attempt.folder.join(thread.to_string());
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let attempt = attempt.in_folder(&folder);
        let mut most = Most::default();
        // Check the time before taking inputs of the reference: all that are taken run, so all before the first
        // failure have run.
        while Instant::now() <= end {
            let from = next.fetch_add(at_once, Ordering::Relaxed);
            if from >= first.load(Ordering::Relaxed) {
                break;
            }
            let taken = from..groups.len().min(from + at_once);
            let inputs = || taken.clone().map(|at| input(format, groups[at]));
            let right = match (source, &played) {
                (Source::Program, _) => attempt.expected_each(inputs())?,
                (Source::Reference, Some(answers)) => vec![answers[from].clone().into_bytes()],
                (Source::Reference, None) => {
                    vec![attempt.right(groups[from], &input(format, groups[from]), source)?]
                }
            };
            for ((at, input), right) in taken.clone().zip(inputs()).zip(right) {
                let is_over = source == Source::Program && Instant::now() > end;
                if is_over || at >= first.load(Ordering::Relaxed) {
                    break;
                }
                let (run, failure) = attempt.failure(&input, right)?;
                most.add(&run);
                most.tried += groups[at].len();
                let failure = failure.map(|it| Failure { cases: groups[at].to_vec(), ..it });
                let failure = failure.map(|it| attempt.of_one_test(it, source, &mut most));
                if let Some(failure) = failure.transpose()?.flatten() {
                    first.fetch_min(at, Ordering::Relaxed);
                    return Ok((most, Some((at, failure))));
                }
            }
        }
        Ok((most, None))
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let threads = if groups.len() < FEW_INPUTS { 1 } else { processors };
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
        most.tried = before + groups[..=at].iter().map(|group| group.len()).sum::<usize>();
        failure
    }))
}

/// The number of these cases that fit into an input of at most a megabyte.
fn together(attempt: &Attempt, cases: &[Case]) -> usize {
    let length = |case: &Case| attempt.problem.format.print(case).len();
    let longest = cases.iter().map(length).max().unwrap_or(0);
    ((1 << 20) / longest.max(1)).clamp(1, TOGETHER)
}
