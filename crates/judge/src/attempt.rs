//! An attempt: one solution of one problem on one input, and the right answers.

use crate::checker::Checker;
use crate::difference::text;
use crate::error::Error;
use crate::limits::{Ended, Limits};
use crate::most::{Most, Slow};
use crate::note::Note;
use crate::run::{run, Run, Start};
use crate::verdict::{judge, Reason, Verdict};
use grundy_lang::at;
use grundy_problems::format::Case;
use grundy_problems::inputs::{as_many_as_the_judge, input, tests};
use grundy_problems::problem::Problem;
use std::fs;
use std::path::{Path, PathBuf};

/// A solution, its problem and its limits.
pub struct Attempt<'a> {
    pub problem: &'a Problem,
    pub checker: Checker<'a>,
    /// The solution.
    pub solution: &'a Start,
    pub limits: Limits,
    /// The folder for files that are read and written.
    pub folder: PathBuf,
    /// The command that runs the suite's program. With `--each` after it, it takes several inputs, with a zero byte after
    /// each, and puts one after each of its outputs.
    pub right: &'a Start,
    /// Whether a faster runtime follows if it is too slow.
    pub is_repeated: bool,
}

/// The source of right answers.
#[derive(Clone, Copy, PartialEq)]
pub enum Source {
    /// The whole game, played out.
    Reference,
    /// The suite's program.
    Program,
}

/// An input on which the solution fails.
pub struct Failure {
    /// The cases of the input, if they were not too many to be kept.
    pub cases: Vec<Case>,
    pub input: String,
    pub expected: Vec<u8>,
    pub run: Run,
    pub reason: Reason,
    pub notes: Vec<Note>,
}

impl Failure {
    pub fn verdict(&self) -> Verdict {
        self.reason.verdict()
    }
}

/// The limits of the suite's program: it must not run longer than any judge allows.
const PROGRAM: Limits = Limits { seconds: 60.0, kilobytes: 4 << 20 };

/// The inputs that the suite's program answers in one run.
pub const AT_ONCE: usize = 16;

impl Attempt<'_> {
    /// The output of the suite's program for an input.
    ///
    /// # Errors
    ///
    /// If it fails, which is a fault of this project.
    pub fn expected(&self, input: &str) -> Result<Vec<u8>, Error> {
        self.right_output(self.right, input, &PROGRAM)
    }

    /// The outputs of the suite's program for inputs of which it gets each alone, several in a run.
    ///
    /// # Errors
    ///
    /// As [`Attempt::expected`].
    pub fn expected_each(
        &self,
        inputs: impl Iterator<Item = String>,
    ) -> Result<Vec<Vec<u8>>, Error> {
        let words = [&self.right.words[..], &["--each".to_string()]].concat();
        let right = Start { words, ..self.right.clone() };
        let limits = Limits { seconds: PROGRAM.seconds * AT_ONCE as f64, ..PROGRAM };
        let inputs: Vec<String> = inputs.collect();
        let mut outputs: Vec<Vec<u8>> = Vec::new();
        for some in inputs.chunks(AT_ONCE) {
            let together: String = some.iter().flat_map(|input| [&input[..], "\0"]).collect();
            match self.right_output(&right, &together, &limits) {
                Ok(all) => outputs
                    .extend(all.split(|&byte| byte == 0).take(some.len()).map(<[u8]>::to_vec)),
                // Together they may print more than is read.
                Err(_) => {
                    for input in some {
                        outputs.push(self.expected(input)?);
                    }
                }
            }
        }
        Ok(outputs)
    }

    fn right_output(&self, right: &Start, input: &str, limits: &Limits) -> Result<Vec<u8>, Error> {
        let run = self.run(right, input, limits)?;
        match judge(&run, || None) {
            None => Ok(run.output),
            Some(reason) => {
                Err(Error::ProgramFailed { program: self.problem.name.clone(), reason })
            }
        }
    }

    /// The right output for an input of these cases; the input repeats the last case if the judge wants more.
    ///
    /// # Errors
    ///
    /// As [`Attempt::expected`].
    pub fn right(&self, cases: &[Case], input: &str, source: Source) -> Result<Vec<u8>, Error> {
        if source == Source::Program {
            return self.expected(input);
        }
        let all: Vec<Case> = as_many_as_the_judge(&self.problem.format, cases).cloned().collect();
        Ok(self.problem.answers(&all).concat().into_bytes())
    }

    fn run(&self, start: &Start, input: &str, limits: &Limits) -> Result<Run, Error> {
        let (file, own) = (self.folder.join("input"), self.folder.join("own"));
        fs::create_dir_all(&own).map_err(at(&own))?;
        fs::write(&file, input).map_err(at(&file))?;
        let command = || start.words.join(" ");
        run(start, &file, &own, limits).map_err(|cause| Error::CannotStart(command(), cause))
    }

    /// Runs the solution on an input.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn solve(&self, input: &str) -> Result<Run, Error> {
        self.run(self.solution, input, &self.limits)
    }

    /// The failure as the judge would see it. A time above the limit is measured once more, since the machine may be busy.
    /// Where nobody says how many cases the judge gives, a limit counts only for an input that may be one of the judge's
    /// ([`tests`]); if all of these are answered in time, the solution is only slow, which is noted in `most`.
    ///
    /// # Errors
    ///
    /// As [`Attempt::try_cases`].
    pub fn of_one_test(
        &self,
        failure: Failure,
        source: Source,
        most: &mut Most,
    ) -> Result<Option<Failure>, Error> {
        let mut failure = failure;
        // One that sleeps is not measured again: its processor time stays small.
        if !matches!(failure.run.ended, Ended::OutOfTime | Ended::OutOfMemory) {
            return Ok(Some(failure));
        }
        let mut seconds = failure.run.seconds;
        if failure.run.ended == Ended::OutOfTime {
            let limits = Limits { seconds: 3.0 * self.limits.seconds, ..self.limits };
            let again = self.run(self.solution, &failure.input, &limits)?;
            seconds = again.seconds;
            if again.ended == Ended::Well {
                if seconds <= self.limits.seconds {
                    most.add(&again);
                    return Ok(self.failure_in(&failure.input, failure.expected, again));
                }
                let factor = (10.0 * seconds / self.limits.seconds).ceil() / 10.0;
                failure.notes.push(Note::Slower { seconds, factor });
            }
        }
        let tests = tests(&self.problem.format, &failure.cases);
        if tests.len() <= 1 {
            return Ok(Some(failure));
        }
        for cases in tests {
            if let (_, Some(part)) = self.try_cases(cases, source)? {
                if let Some(part) = self.of_one_test(part, source, most)? {
                    return Ok(Some(part));
                }
            }
        }
        most.slow = Some(Slow { cases: failure.cases.len(), seconds });
        Ok(None)
    }

    /// The run on an input, and the failure if it fails.
    ///
    /// # Errors
    ///
    /// As [`Attempt::solve`].
    pub fn failure(&self, input: &str, expected: Vec<u8>) -> Result<(Run, Option<Failure>), Error> {
        let run = self.solve(input)?;
        Ok((run.clone(), self.failure_in(input, expected, run)))
    }

    /// The failure in a run, if there is one.
    fn failure_in(&self, input: &str, expected: Vec<u8>, run: Run) -> Option<Failure> {
        let check = || self.checker.check(input, &text(&expected), &text(&run.output));
        let reason = judge(&run, check)?;
        let (input, cases, notes) = (input.to_string(), Vec::new(), Vec::new());
        Some(Failure { cases, input, expected, run, reason, notes })
    }

    /// The run on an input of these cases, and the failure if it fails.
    ///
    /// # Errors
    ///
    /// If something cannot be run.
    pub fn try_cases(
        &self,
        cases: &[Case],
        source: Source,
    ) -> Result<(Run, Option<Failure>), Error> {
        let input = input(&self.problem.format, cases);
        let right = self.right(cases, &input, source)?;
        let (run, failure) = self.failure(&input, right)?;
        let failure = failure.map(|failure| Failure { cases: cases.to_vec(), ..failure });
        Ok((run, failure))
    }

    /// The failure on an input of these cases, if it fails.
    ///
    /// # Errors
    ///
    /// If something cannot be run.
    pub fn failure_of(&self, cases: &[Case], source: Source) -> Result<Option<Failure>, Error> {
        Ok(self.try_cases(cases, source)?.1)
    }

    /// The same attempt with a folder of its own, for one of several threads.
    pub fn in_folder(&self, folder: &Path) -> Attempt<'_> {
        Attempt { folder: folder.to_path_buf(), ..*self }
    }
}
