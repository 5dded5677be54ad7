//! The failing input, made as small as it can be.

use super::inputs::{input, is_one};
use super::run::{run, Ended, Limits, Run};
use super::verdict::{judge, Verdict};
use crate::format::{Bounds, Format};
use crate::problem::{answers, is_also_right, reference};
use crate::process::text;
use std::fs;
use std::path::{Path, PathBuf};
use std::slice::from_ref;
use std::time::{Duration, Instant};

/// One solution of one problem, and who knows the answers.
pub struct Trial<'a> {
    pub program: &'a str,
    pub format: &'a Format,
    /// The solution.
    pub command: &'a [String],
    pub limits: Limits,
    /// For what is read and written.
    pub folder: PathBuf,
    /// The package's program.
    pub binary: PathBuf,
}

/// Who says what is right.
#[derive(Clone, Copy, PartialEq)]
pub enum Source {
    /// The whole game, played out.
    Reference,
    /// The package's program.
    Program,
}

/// An input on which the solution fails.
pub struct Failure {
    pub input: String,
    pub expected: Vec<u8>,
    pub run: Run,
    pub verdict: Verdict,
    pub why: String,
    /// What is to be known of it, such as that it fails only behind another case.
    pub notes: Vec<String>,
}

/// As long as a counterexample is made smaller.
const PATIENCE: Duration = Duration::from_secs(20);

/// Not to run longer than any judge's.
const PROGRAM: Limits = Limits {
    seconds: 60.0,
    kilobytes: 4 << 20,
};

impl Trial<'_> {
    /// What is right for an input.
    ///
    /// # Errors
    ///
    /// If the package's program fails, which is a fault of this project.
    pub fn expected(&self, input: &str, source: Source) -> Result<Vec<u8>, String> {
        if source == Source::Reference {
            let answers = answers(self.program, input.as_bytes());
            let lines: String = answers.into_iter().map(|answer| answer.1).collect();
            return Ok(lines.into_bytes());
        }
        let binary = [self.binary.display().to_string()];
        let run = self.run(&binary, input, &PROGRAM)?;
        match judge(&run, &run.output).0 {
            Verdict::AC => Ok(run.output),
            _ => Err(format!(
                "{}: {:?}, {}",
                self.program,
                run.ended,
                run.complaint()
            )),
        }
    }

    /// What is right for each of some cases that stand in one input, or each in one of its own.
    ///
    /// # Errors
    ///
    /// As [`Trial::expected`].
    pub fn answers(&self, cases: &[String], source: Source) -> Result<Vec<String>, String> {
        let alone = |case: &String| self.format.input(from_ref(case));
        if is_one(self.format) {
            let mut reference = match source {
                Source::Reference => reference(self.program),
                Source::Program => None,
            };
            let mut answer = |case: &String| match &mut reference {
                None => Ok(text(&self.expected(&alone(case), Source::Program)?)),
                Some(reference) => {
                    let read = self.format.read(alone(case).as_bytes()).cases;
                    Ok(read.iter().map(reference).collect())
                }
            };
            return cases.iter().map(&mut answer).collect();
        }
        let all = self.format.input(cases);
        if source == Source::Reference {
            let answers = answers(self.program, all.as_bytes());
            return Ok(answers.into_iter().map(|answer| answer.1).collect());
        }
        let output = text(&self.expected(&all, source)?);
        let lines: Vec<&str> = output.split_inclusive('\n').collect();
        // As many lines for each, as a rule; else each is asked for alone.
        if !cases.is_empty() && lines.len() % cases.len() == 0 {
            let each = (lines.len() / cases.len()).max(1);
            return Ok(lines.chunks(each).map(|lines| lines.concat()).collect());
        }
        let answer = |case| Ok(text(&self.expected(&alone(case), source)?));
        cases.iter().map(answer).collect()
    }

    fn run(&self, command: &[String], input: &str, limits: &Limits) -> Result<Run, String> {
        let file = self.folder.join("input");
        let failed = |error| format!("{}: {error}", command.join(" "));
        fs::write(&file, input).map_err(failed)?;
        run(command, &file, &self.folder, limits).map_err(failed)
    }

    /// The solution on an input.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn of(&self, input: &str) -> Result<Run, String> {
        self.run(self.command, input, &self.limits)
    }

    /// The failure on an input, if it fails, and the run.
    ///
    /// # Errors
    ///
    /// As [`Trial::of`].
    pub fn failure(
        &self,
        input: &str,
        expected: Vec<u8>,
    ) -> Result<(Run, Option<Failure>), String> {
        let run = self.of(input)?;
        let (mut verdict, why) = judge(&run, &expected);
        let is_output = run.ended == Ended::Well && verdict != Verdict::AC;
        if is_output && self.is_also_right(input, &text(&expected), &text(&run.output)) {
            verdict = Verdict::AC;
        }
        let failure = (verdict != Verdict::AC).then(|| Failure {
            input: input.to_string(),
            expected,
            run: run.clone(),
            verdict,
            why,
            notes: Vec::new(),
        });
        Ok((run, failure))
    }

    /// Whether an output is right though it is not the expected one: the same lines for each case, or another right
    /// answer. As many lines are printed for each.
    fn is_also_right(&self, input: &str, expected: &str, output: &str) -> bool {
        let cases = self.format.read(input.as_bytes()).cases;
        let lines =
            |text: &str| -> Vec<String> { text.trim_end().lines().map(str::to_string).collect() };
        let (expected, found) = (lines(expected), lines(output));
        let each = expected.len() / cases.len().max(1);
        if each == 0 || each * cases.len() != expected.len() || expected.len() != found.len() {
            return false;
        }
        let mut answers = cases
            .iter()
            .zip(expected.chunks(each).zip(found.chunks(each)));
        answers.all(|(case, (expected, found))| {
            expected == found || is_also_right(self.program, case, &found.join("\n"))
        })
    }

    fn failure_of(&self, cases: &[String], source: Source) -> Result<Option<Failure>, String> {
        let input = input(self.format, cases);
        let expected = self.expected(&input, source)?;
        Ok(self.failure(&input, expected)?.1)
    }

    /// The failure of `cases` cut down to one case, if one alone fails; `by_size` says that they stand in the order of
    /// their size and all before the first that fails are right.
    ///
    /// # Errors
    ///
    /// If something cannot be run.
    pub fn reduced(
        &self,
        failure: Failure,
        cases: &[String],
        source: Source,
        by_size: bool,
    ) -> Result<Failure, String> {
        let is_limit = matches!(failure.verdict, Verdict::TLE | Verdict::MLE);
        let mut failure = failure;
        if is_limit && is_one(self.format) {
            let note = "not made smaller: a large input may be what it takes";
            failure.notes.push(note.to_string());
            return Ok(failure);
        }
        if !is_limit {
            let again = self.of(&failure.input)?;
            if (again.ended, &again.output) != (failure.run.ended, &failure.run.output) {
                let note =
                    "run again on the same input it prints something else, or ends in another way";
                failure.notes.push(note.to_string());
                failure.why += "; run again it prints something else, or ends in another way";
                return Ok(failure);
            }
        }
        let end = Instant::now() + PATIENCE;
        if !is_one(self.format) {
            failure = self.one_case(failure, cases, source, end)?;
        }
        if by_size || is_limit || !failure.notes.is_empty() {
            return Ok(failure);
        }
        self.smaller(failure, end)
    }

    /// The first case that fails, alone; or with as few as possible before it.
    fn one_case(
        &self,
        failure: Failure,
        cases: &[String],
        source: Source,
        end: Instant,
    ) -> Result<Failure, String> {
        // All before `right` are answered right, and up to `wrong` they are not.
        let (mut right, mut wrong) = (0, cases.len());
        // Where as many lines are printed for each, the first that differs tells.
        let lines = failure.expected.split(|&byte| byte == b'\n');
        let found = failure.run.output.split(|&byte| byte == b'\n');
        let same = lines
            .zip(found)
            .take_while(|(line, found)| line == found)
            .count();
        let each = text(&failure.expected).lines().count() / cases.len().max(1);
        if let Some(at) = same.checked_div(each).filter(|&at| at < cases.len()) {
            if self.failure_of(&cases[..at + 1], source)?.is_some() {
                wrong = at + 1;
            }
            if at > 0 && self.failure_of(&cases[..at], source)?.is_none() {
                right = at;
            }
        }
        while right + 1 < wrong {
            let middle = right + (wrong - right) / 2;
            match self.failure_of(&cases[..middle], source)? {
                Some(_) => wrong = middle,
                None => right = middle,
            }
        }
        if wrong == 0 {
            return Ok(failure); // Without a case: what is wrong is what ends the input.
        }
        let last = &cases[wrong - 1];
        if let Some(alone) = self.failure_of(from_ref(last), source)? {
            return Ok(alone);
        }
        if matches!(failure.verdict, Verdict::TLE | Verdict::MLE) {
            let note = "its last case alone is answered: all of them together are what it takes";
            let mut failure = failure;
            failure.notes.push(note.to_string());
            return Ok(failure);
        }
        // Right alone: one before it, or as many as it takes.
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
        let note = "its last case alone is answered right: something of a case before it is kept";
        failure.notes.push(note.to_string());
        Ok(failure)
    }

    /// A smaller case that fails in the same way, step by step. The package's program says what is right.
    fn smaller(&self, failure: Failure, end: Instant) -> Result<Failure, String> {
        let mut failure = failure;
        let mut is_smaller = false;
        'steps: loop {
            let read = self
                .format
                .read_within(failure.input.as_bytes(), Bounds::Program);
            let Some(case) = read.cases.first() else {
                break;
            };
            for case in self.format.smaller(case) {
                if Instant::now() > end {
                    let note = "it was made smaller for 20 seconds, and may become smaller still";
                    failure.notes.push(note.to_string());
                    return Ok(failure);
                }
                if !self.format.is_judges(&case) {
                    continue;
                }
                let case = self.format.print(&case);
                let found = self.failure_of(&[case], Source::Program)?;
                if let Some(found) = found.filter(|found| found.verdict == failure.verdict) {
                    failure = found;
                    is_smaller = true;
                    continue 'steps;
                }
            }
            break;
        }
        if is_smaller {
            let note = "made smaller step by step: no step makes it smaller still";
            failure.notes.push(note.to_string());
        }
        Ok(failure)
    }

    /// The same with a folder of its own, for one of several threads.
    pub fn in_folder(&self, folder: &Path) -> Trial<'_> {
        Trial {
            folder: folder.to_path_buf(),
            binary: self.binary.clone(),
            ..*self
        }
    }
}
