//! A session: all stages of one solution.

use crate::attempt::{Attempt, Failure, Source};
use crate::checker::Checker;
use crate::confine::Means;
use crate::error::Error;
use crate::frame::framed;
use crate::language::remark::Remark;
use crate::language::{command, solution, Folders, Made, Options, Solution};
use crate::limits::Limits;
use crate::marked::Marked;
use crate::most::Most;
use crate::note::Note;
use crate::owned::Owned;
use crate::path::in_path;
use crate::processes::{adopt_orphans, keep_files_to_ourselves, raise_the_stack};
use crate::report::{Reached, Report, Tried};
use crate::run::Start;
use crate::stage::Stage;
use crate::strategy::{answers, first_failure, Batch, Strategy, EACH_ALONE, MANY_IN_ONE};
use crate::verdict::{Reason, Verdict};
use grundy_catalogue::header::{limits_at, Header};
use grundy_catalogue::method::Method;
use grundy_lang::{at, told, Lang, Told};
use grundy_problems::format::{Bounds, Case, Format, Shape};
use grundy_problems::inputs::{balanced, divided, input, random, Golden, Small};
use grundy_problems::list::problem;
use grundy_problems::problem::Outcome;
use grundy_problems::random::Random;
use std::cell::RefCell;
use std::collections::HashSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, io};

/// A solution to judge, and how.
pub struct Task {
    /// The judge whose limits and inputs count; none for the most that any of its judges allows.
    pub judge: Option<&'static str>,
    /// The header of the program.
    pub header: Header,
    /// The program's golden cases.
    pub cases: Vec<Golden>,
    /// The solution's file; `None` for a command.
    pub file: Option<String>,
    pub command: Vec<String>,
    /// How it is compiled and run, where this differs from the usual. The judge's memory is added to it.
    pub options: Options,
    /// A single input instead of all stages.
    pub input: Option<String>,
    /// One stage instead of all.
    pub stage: Option<Stage>,
    /// Whether to go on after a failure.
    pub all: bool,
    /// Whether to include golden cases beyond the judge's ranges.
    pub beyond: bool,
    /// Seconds for the small inputs, if not the usual number.
    pub seconds: Option<u64>,
    pub seed: u64,
    /// The factor by which the judge's seconds are multiplied.
    pub slower: f64,
    /// The command that runs the suite's program.
    pub right: Vec<String>,
    /// Where the counterexamples are kept, and the compiled solution.
    pub folder: PathBuf,
    /// A folder of this session alone.
    pub scratch: PathBuf,
    /// The folder of what this user's sessions keep, if there is one.
    pub cache: Option<PathBuf>,
}

/// A listener that is told each finding as it comes. An error of writing ends the session.
#[allow(clippy::missing_errors_doc)] // of writing
pub trait Teller {
    /// How far the session is.
    fn progress(&self, progress: &Progress);

    /// What is compiled or run, and within which limits.
    fn begin(&self, begin: &Begin) -> io::Result<()>;

    fn stage(&self, report: &Report) -> io::Result<()>;

    fn counterexample(&self, found: &Counterexample) -> io::Result<()>;

    /// A file that does not compile, and what its compiler says.
    fn does_not_compile(&self, file: &str, message: &Error) -> io::Result<()>;

    /// The first stage that failed, and why; none if the solution is accepted.
    fn end(&self, failed: Option<&(Stage, Reason)>) -> io::Result<()>;
}

/// How far a session is.
pub enum Progress<'a> {
    Compiling,
    Stage(Stage),
    /// What a stage has tried, or tries now.
    Tried(Stage, &'a Tried),
}

impl Told for Progress<'_> {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Progress::Compiling => "compiling", "正在编译";
            Progress::Stage(stage) => "{stage}", "{stage}", stage = stage.told(lang);
            Progress::Tried(stage, tried) =>
                "{stage}: {tried}", "{stage}：{tried}", stage = stage.told(lang), tried = tried.told(lang);
        })
    }
}

/// What is known before the first stage.
pub struct Begin<'a> {
    pub made: &'a Made,
    /// Its judges, such as `HDU 1846`; none for `nowhere`.
    pub judges: &'a str,
    pub seconds: f64,
    /// The factor in these seconds.
    pub slower: f64,
    /// The judge's memory, and what the language takes on top.
    pub kilobytes: u64,
    pub added: u64,
    /// How it was made if not as usual.
    pub remarks: &'a [Remark],
    /// How the solution is confined.
    pub means: Means,
}

pub struct Counterexample<'a> {
    pub stage: Stage,
    pub failure: &'a Failure,
    /// Whether an earlier stage has shown it.
    pub is_again: bool,
    /// Why the position is won or lost, if it is played out.
    pub why: Option<Outcome>,
    /// Where the input is kept.
    pub input: PathBuf,
}

/// The endings of what is kept of a failure: the input, the right output, and the solution's.
const KEPT: [&str; 3] = ["in", "expected", "found"];

/// The time for the hard cases.
const HARD: Duration = Duration::from_secs(60);

/// The name of the compiled solution.
const BINARY: &str = if cfg!(windows) { "solution.exe" } else { "solution" };

/// Judges a solution and tells the findings. Returns the verdict of the first stage that fails, or AC.
///
/// # Errors
///
/// If judging is impossible: a program without a problem, a missing file, a language that is not installed.
pub fn judged(task: &Task, teller: &dyn Teller) -> Result<Verdict, Error> {
    let is_python = task.file.as_ref().is_some_and(|file| ending(file) == "py");
    let has_pypy = is_python && !task.options.is_pypy && in_path("pypy3").is_some();
    let verdict = judged_by(task, &task.options, has_pypy, teller)?;
    if verdict != Verdict::TLE || !has_pypy {
        return Ok(verdict);
    }
    judged_by(task, &Options { is_pypy: true, ..task.options.clone() }, false, teller)
}

/// Judges a solution that is compiled and run with these options. If it is too slow, it may be judged again.
fn judged_by(
    task: &Task,
    options: &Options,
    is_repeated: bool,
    teller: &dyn Teller,
) -> Result<Verdict, Error> {
    let header = &task.header;
    let program = header.name;
    let mut problem = problem(program).ok_or(Error::NoInputs { program: program.to_string() })?;
    let of_judge = problem.format_at(task.judge);
    let base = std::mem::replace(&mut problem.format, of_judge);
    let (kilobytes, seconds) = limits_at(header.judged, task.judge);
    if let Some(file) = &task.file {
        fs::metadata(file).map_err(at(file))?;
    }
    if let Some(input) = &task.input {
        fs::metadata(input).map_err(at(input))?;
    }
    let mut kept = Owned::take(&task.folder)?;
    // A given input may be a counterexample kept in this folder; so may that of a slower runtime.
    if task.input.is_none() && !options.is_pypy {
        kept.clear()?;
    }
    for stage in Stage::ALL.into_iter().chain([Stage::Input]) {
        KEPT.iter().try_for_each(|ending| kept.check(&format!("{stage}.{ending}")))?;
    }
    kept.check(BINARY)?;
    let hidden = [Some(task.folder.clone()), task.cache.clone()];
    let hidden: Vec<PathBuf> = hidden.into_iter().flatten().collect();
    let cache = task.cache.as_deref().unwrap_or(&task.scratch).join("compilers");
    let mut folders = Folders::new(&task.scratch, hidden, cache)?;
    folders.theirs = kept.theirs();
    raise_the_stack();
    keep_files_to_ourselves();
    adopt_orphans();
    teller.progress(&Progress::Compiling);
    let options = &Options { kilobytes: Some(kilobytes), ..options.clone() };
    let made = match (&task.file, &task.command[..]) {
        (Some(file), []) => of_file(file, &folders, options, &header.method),
        (None, [_, ..]) => command(&task.command, &folders, options),
        _ => return Err(Error::NoSolution),
    };
    let solution = match made {
        Err(message @ Error::DoesNotCompile { .. }) => {
            let file = task.file.as_deref().unwrap_or_default();
            teller.does_not_compile(file, &message).map_err(Error::Output)?;
            return Ok(Verdict::CE);
        }
        made => made?,
    };
    if let Some(binary) = &solution.binary {
        kept.put(BINARY, fs::read(binary).map_err(at(binary))?)?;
    }
    let (seconds, added) = (seconds * task.slower, solution.added);
    let limits = Limits { seconds, kilobytes: kilobytes + added + solution.besides };
    let problems = header.problems().filter(|problem| task.judge.is_none_or(|it| it == problem.0));
    let checker = Checker::new(&problem, problems.clone().map(|problem| problem.0));
    let judges: Vec<String> = problems.map(|(judge, id)| format!("{judge} {id}")).collect();
    let judges = &judges.join(", ");
    let (made, means, slower) = (&solution.made, solution.means(), task.slower);
    let remarks = &solution.remarks[..];
    let begin = Begin { made, judges, seconds, slower, kilobytes, added, remarks, means };
    teller.begin(&begin).map_err(Error::Output)?;
    let strategy = if problem.format.is_one() { EACH_ALONE } else { MANY_IN_ONE };
    let session = Session {
        task,
        base,
        teller,
        attempt: Attempt {
            problem: &problem,
            checker,
            solution: &solution.start,
            limits,
            folder: task.scratch.clone(),
            right: &Start::ours(&task.right),
            is_repeated,
        },
        strategy,
        kept: RefCell::new(kept),
        shown: RefCell::default(),
    };
    match &task.input {
        None => session.stages(!header.judged.is_empty() && !task.beyond),
        Some(file) => session.one_input(file),
    }
}

/// A solution in a file, put into the frame of its judge if it has none of its own.
fn of_file(
    file: &str,
    folders: &Folders,
    options: &Options,
    method: &Option<Method>,
) -> Result<Solution, Error> {
    let ending = ending(file);
    let source = method.as_ref().and_then(|_| fs::read_to_string(file).ok());
    let framed = match (method, source) {
        (Some(method), Some(source)) => framed(method, file, &ending, &source)?,
        _ => None,
    };
    let Some(framed) = framed else {
        return solution(file, folders, options);
    };
    // LeetCode compiles C++ by a newer standard than others do.
    let mut options = options.clone();
    if options.standard.is_empty() && ["cpp", "cc", "cxx"].contains(&&ending[..]) {
        options.standard = "gnu++2a".to_string();
    }
    let whole = folders.build.join(format!("framed.{ending}"));
    fs::write(&whole, framed).map_err(at(&whole))?;
    solution(&whole.display().to_string(), folders, &options)
}

/// The ending of a file's name.
fn ending(file: &str) -> String {
    Path::new(file).extension().unwrap_or_default().to_string_lossy().to_lowercase()
}

struct Session<'a> {
    task: &'a Task,
    /// The form in which the golden cases are written.
    base: Format,
    teller: &'a dyn Teller,
    attempt: Attempt<'a>,
    strategy: Strategy,
    /// Where failures are kept.
    kept: RefCell<Owned>,
    /// The inputs of the counterexamples shown so far.
    shown: RefCell<HashSet<String>>,
}

impl Session<'_> {
    fn stages(&self, is_judged: bool) -> Result<Verdict, Error> {
        let mut first = None;
        for stage in Stage::ALL {
            let is_tried = match &first {
                None => self.task.stage.is_none_or(|only| only == stage),
                // A small failing input is more telling than a hard or a golden case.
                Some((failed, _)) => {
                    let may_be_smaller = [Stage::Hard, Stage::Golden].contains(failed);
                    self.task.all || may_be_smaller && stage == Stage::Small
                }
            };
            if !is_tried {
                continue;
            }
            self.teller.progress(&Progress::Stage(stage));
            let report = match stage {
                Stage::Sample | Stage::Golden => self.files(stage, is_judged)?,
                Stage::Hard => self.hard()?,
                Stage::Small => self.small()?,
                Stage::Random => self.random()?,
                Stage::Largest => self.largest()?,
                Stage::Input => continue, // not one of all
            };
            let failed = self.report(&report)?;
            first = first.or(failed);
        }
        self.end(first)
    }

    fn end(&self, failed: Option<(Stage, Reason)>) -> Result<Verdict, Error> {
        self.teller.end(failed.as_ref()).map_err(Error::Output)?;
        Ok(Verdict::of(failed.as_ref().map(|failed| &failed.1)))
    }

    /// A single input, as it is.
    fn one_input(&self, file: &str) -> Result<Verdict, Error> {
        let mut input = String::new();
        let opened = fs::File::open(file).map(Marked::new);
        opened.and_then(|mut it| it.read_to_string(&mut input)).map_err(at(file))?;
        let read = self.attempt.problem.format.read(input.as_bytes());
        if let Some(misread) = read.fault {
            let (fault, program) =
                (misread.error(input.as_bytes()), self.task.header.name.to_string());
            return Err(Error::NotAnInput { file: file.to_string(), fault, program });
        }
        let expected = self.attempt.expected(&input)?;
        let (run, failure) = self.attempt.failure(&input, expected)?;
        let mut most = Most::default();
        most.add(&run);
        let failure = failure.map(|failure| Failure { cases: read.cases, ..failure });
        let (stage, tried) = (Stage::Input, Tried::Named(file.to_string()));
        self.end(self.report(&Report { stage, tried, most, failure })?)
    }

    /// Reports what a stage found; returns why it failed, if it did.
    fn report(&self, report: &Report) -> Result<Option<(Stage, Reason)>, Error> {
        self.teller.stage(report).map_err(Error::Output)?;
        let Some(failure) = &report.failure else {
            return Ok(None);
        };
        self.show(report.stage, failure)?;
        Ok(Some((report.stage, failure.reason.clone())))
    }

    /// The sample, or the other golden cases, as the judge gives them.
    fn files(&self, stage: Stage, is_judged: bool) -> Result<Report, Error> {
        let (name, format) = (&self.attempt.problem.name, &self.attempt.problem.format);
        let is_sample = stage == Stage::Sample;
        let (mut count, mut beyond) = (0, 0);
        let mut most = Most::default();
        let mut failure = None;
        for case in self.task.cases.iter().filter(|case| (case.name == "sample") == is_sample) {
            let mut is_whole = true;
            for (parts, right) in divided(&self.base, format, case) {
                // Break lines as the statement does, since a solution may rely on that.
                let input = input(format, &parts);
                let is_given =
                    || format.read_within(input.as_bytes(), Bounds::Judge).fault.is_none();
                if is_judged && !is_sample && !is_given() {
                    is_whole = false;
                    continue;
                }
                count += 1;
                if failure.is_some() {
                    continue;
                }
                self.teller.progress(&Progress::Tried(stage, &Tried::Named(case.name.clone())));
                let right = match right {
                    Some(right) => right,
                    // Where the judge gives more cases, the last one is repeated.
                    None if (parts.len() as u64) < format.judge_cases.0 => {
                        self.attempt.right(&parts, &input, Source::Reference)?
                    }
                    None => self.attempt.expected(&input)?,
                };
                let (run, failed) = self.attempt.failure(&input, right)?;
                most.add(&run);
                let failed = failed.map(|failed| Failure { cases: parts, ..failed });
                if let Some(failed) = self.of_one_test(failed, &mut most)? {
                    let mut failed = self.attempt.reduced(failed, Source::Program, false)?;
                    let (program, case) = (name.clone(), case.name.clone());
                    failed.notes.insert(0, Note::Golden { program, case });
                    failure = Some(failed);
                }
            }
            beyond += usize::from(!is_whole);
        }
        Ok(Report { stage, tried: Tried::Inputs { count, beyond }, most, failure })
    }

    /// The hard cases, on which wrong rules fail, from the smallest.
    fn hard(&self) -> Result<Report, Error> {
        let mut cases = self.attempt.problem.hard_cases(&mut Random(self.task.seed));
        cases.truncate(self.strategy.hard);
        cases.sort_by_cached_key(|case| {
            let text = self.attempt.problem.format.print(case);
            (text.len(), text)
        });
        let mut most = Most::default();
        // All of them, also on a busy machine.
        let batch = Batch { end: Instant::now() + HARD, ..self.of_program(&cases) };
        let found = self.first_failure(batch, &mut most)?;
        let (tried, failure) = (Tried::Cases(most.tried), self.reduced(found)?);
        Ok(Report { stage: Stage::Hard, tried, most, failure })
    }

    /// Small inputs against the reference, as many as time allows.
    fn small(&self) -> Result<Report, Error> {
        let given = self.task.seconds.map(|seconds| (seconds as f64, seconds as f64));
        let (least, longest) = given.unwrap_or(self.strategy.seconds);
        let begun = Instant::now();
        let end = begun + Duration::from_secs_f64(longest);
        let is_over = |tried: usize| {
            let seconds = begun.elapsed().as_secs_f64();
            seconds > longest || seconds > least && tried >= self.strategy.few
        };
        let format = &self.attempt.problem.format;
        let mut sizes = Small::new(format, self.strategy.many);
        // The sizes so far: for each, how many cases were made, and whether these are all.
        let mut made: Vec<(u64, usize, bool)> = Vec::new();
        let mut most = Most::default();
        let (mut failure, mut is_all) = (None, false);
        while failure.is_none() && !is_all && !is_over(most.tried) {
            let at_once = self.small_at_once(most.tried);
            let mut cases: Vec<Case> = Vec::new();
            while cases.len() < at_once && !is_all && Instant::now() <= end {
                match sizes.next() {
                    Some(next) => {
                        made.push((next.size, next.cases.len(), next.is_all));
                        cases.extend(next.cases);
                    }
                    None => is_all = true,
                }
            }
            let reached = reached(&made, most.tried);
            let tried = Tried::Small { count: most.tried, reached, seconds: None };
            self.teller.progress(&Progress::Tried(Stage::Small, &tried));
            let mut rest = &cases[..];
            while failure.is_none() && !rest.is_empty() {
                let (cases, after) = rest.split_at(rest.len().min(self.small_at_once(most.tried)));
                let batch = Batch { cases, source: Source::Reference, end };
                failure = self.first_failure(batch, &mut most)?;
                rest = after;
            }
        }
        let reduce = |failure| self.attempt.reduced(failure, Source::Reference, true);
        let mut failure = failure.map(reduce).transpose()?;
        if let Some(failure) = failure.as_mut().filter(|failure| failure.notes.is_empty()) {
            failure.notes.push(Note::Smallest);
        }
        let tried = if failure.is_some() {
            Tried::Cases(most.tried)
        } else {
            let made_all = most.tried == made.iter().map(|made| made.1).sum::<usize>();
            let seconds = if is_all && made_all { None } else { self.task.seconds };
            Tried::Small { count: most.tried, reached: reached(&made, most.tried), seconds }
        };
        Ok(Report { stage: Stage::Small, tried, most, failure })
    }

    /// The number of small cases to try together after so many were right.
    fn small_at_once(&self, tried: usize) -> usize {
        let (first, most) = self.strategy.small_at_once;
        tried.clamp(first, most)
    }

    /// Random inputs against the suite's program: first equally many of each outcome, then all.
    fn random(&self) -> Result<Report, Error> {
        let format = &self.attempt.problem.format;
        let all = random(format, self.task.seed, self.strategy.random);
        let answers = answers(&self.attempt, &all)?;
        let taken: Vec<Case> = balanced(&answers).into_iter().map(|at| all[at].clone()).collect();
        let mut most = Most::default();
        let batch = self.of_program(&taken);
        let mut found = self.first_failure(batch, &mut most)?;
        if found.is_none() && !format.is_one() {
            found = self.first_failure(Batch { cases: &all, ..batch }, &mut most)?;
        }
        let tried = Tried::Random { count: most.tried, seed: self.task.seed };
        Ok(Report { stage: Stage::Random, tried, most, failure: self.reduced(found)? })
    }

    /// Inputs as large as the judge's, in several shapes, against the suite's program. Cases are made one by one, and
    /// again for an input that fails.
    fn largest(&self) -> Result<Report, Error> {
        let (format, seed) = (&self.attempt.problem.format, self.task.seed);
        let (mut most, mut found, mut count) = (Most::default(), None, 0);
        for shape in Shape::ALL {
            let input = || format.largest(shape, seed);
            // Without lists nothing can be mirrored.
            let is_again =
                || shape == Shape::Mirrored && input() == format.largest(Shape::Random, seed);
            if found.is_none() && !is_again() {
                count += 1;
                let tried = Tried::Inputs { count, beyond: 0 };
                self.teller.progress(&Progress::Tried(Stage::Largest, &tried));
                let input = input();
                let right = self.attempt.expected(&input)?;
                let (run, failure) = self.attempt.failure(&input, right)?;
                most.add(&run);
                let failure = failure.map(|failure| Failure {
                    cases: format.largest_cases(shape, seed).collect(),
                    ..failure
                });
                found = self.of_one_test(failure, &mut most)?;
            }
        }
        let (tried, failure) = (Tried::Inputs { count, beyond: 0 }, self.reduced(found)?);
        Ok(Report { stage: Stage::Largest, tried, most, failure })
    }

    /// Cases whose right answers come from the suite's program.
    fn of_program<'a>(&self, cases: &'a [Case]) -> Batch<'a> {
        let end = Instant::now() + Duration::from_secs(self.task.seconds.unwrap_or(10)) / 2;
        Batch { cases, source: Source::Program, end }
    }

    /// A failure, made smaller with the help of the suite's program.
    fn reduced(&self, found: Option<Failure>) -> Result<Option<Failure>, Error> {
        let reduce = |failure| self.attempt.reduced(failure, Source::Program, false);
        found.map(reduce).transpose()
    }

    /// The failure as the judge would see it; the suite's program gives the right answers.
    fn of_one_test(
        &self,
        found: Option<Failure>,
        most: &mut Most,
    ) -> Result<Option<Failure>, Error> {
        let failed = found.map(|found| self.attempt.of_one_test(found, Source::Program, most));
        Ok(failed.transpose()?.flatten())
    }

    fn first_failure(&self, batch: Batch, most: &mut Most) -> Result<Option<Failure>, Error> {
        first_failure(&self.attempt, batch, most)
    }

    /// Keeps the failure in files and shows it.
    fn show(&self, stage: Stage, failure: &Failure) -> Result<(), Error> {
        let texts = [failure.input.as_bytes(), &failure.expected, &failure.run.output];
        for (ending, text) in KEPT.into_iter().zip(texts) {
            self.kept.borrow_mut().put(&format!("{stage}.{ending}"), text)?;
        }
        let input = self.kept.borrow().path(&format!("{stage}.in"));
        let is_again = !self.shown.borrow_mut().insert(failure.input.clone());
        // Only small positions are played out by the reference.
        let why = match (stage, &failure.cases[..]) {
            (Stage::Small, [case]) => self.attempt.problem.outcome(case),
            _ => None,
        };
        let found = Counterexample { stage, failure, is_again, why, input };
        self.teller.counterexample(&found).map_err(Error::Output)
    }
}

/// How far the first `tried` cases reach.
fn reached(made: &[(u64, usize, bool)], tried: usize) -> Reached {
    let (mut rest, mut reached) = (tried, Reached::default());
    for &(size, count, is_all) in made {
        if rest == 0 {
            break;
        }
        if is_all && rest >= count {
            reached = Reached { all: Some(size), parts: Vec::new() };
        } else {
            reached.parts.push(size);
        }
        rest = rest.saturating_sub(count);
    }
    reached
}
