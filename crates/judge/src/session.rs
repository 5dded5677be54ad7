//! A session: all stages of one solution.

use crate::attempt::{put, Attempt, Failure, Source};
use crate::confine::Means;
use crate::frame::framed;
use crate::language::{command, solution, CompilerOptions, Folders, Refusal, Solution};
use crate::limits::Limits;
use crate::owned::Owned;
use crate::processes::{adopt_orphans, keep_files_to_ourselves, raise_the_stack};
use crate::run::Start;
use crate::stage::{count, Most, Report, Stage};
use crate::strategy::{answers, Asked, Failed, Strategy, EACH_ALONE, MANY_IN_ONE};
use crate::verdict::Verdict;
use grundy_catalogue::header::{limits, Header};
use grundy_catalogue::method::Method;
use grundy_problems::format::{Case, Shape};
use grundy_problems::inputs::{balanced, golden, input, random, Small};
use grundy_problems::list::problem;
use grundy_problems::problem::Outcome;
use grundy_problems::random::Random;
use grundy_problems::suite::{path, source, Golden};
use std::cell::RefCell;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A solution to judge, and how.
pub struct Task {
    pub program: String,
    /// The solution's file; `None` for a command.
    pub file: Option<String>,
    pub command: Vec<String>,
    /// How the file is compiled, where this differs from the usual.
    pub options: CompilerOptions,
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

/// A listener that is told each finding as it comes.
pub trait Teller {
    /// What is compiled or run, and within which limits.
    fn begin(&self, begin: &Begin);

    /// How far the session is.
    fn progress(&self, what: &str);

    fn stage(&self, report: &Report);

    fn failure(&self, shown: &Shown);

    /// What a compiler says about a solution that does not compile.
    fn does_not_compile(&self, file: &str, said: &str);

    /// The verdict of the first stage that failed and its reason, or AC.
    fn end(&self, verdict: Verdict, why: &str);
}

/// What is known before the first stage.
pub struct Begin<'a> {
    /// How the solution was made.
    pub said: &'a str,
    /// Its judges, such as `HDU 1846`; none for `nowhere`.
    pub judges: &'a str,
    pub seconds: f64,
    /// The factor in these seconds.
    pub slower: f64,
    /// The judge's memory, and what the language takes on top.
    pub kilobytes: u64,
    pub added: u64,
    /// How the solution is confined.
    pub means: Means,
}

/// A counterexample.
pub struct Shown<'a> {
    pub stage: &'a str,
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

/// The name of the compiled solution.
const BINARY: &str = "solution";

/// Judges a solution and tells the findings. Returns the verdict of the first stage that fails, or AC.
///
/// # Errors
///
/// If judging is impossible: a program without a problem, a missing file, a language that is not installed.
pub fn judged(task: &Task, teller: &dyn Teller) -> Result<Verdict, String> {
    let program = &task.program;
    let problem = problem(program).ok_or_else(|| {
        format!("{program} reads requests, not numbers: no inputs can be made for it")
    })?;
    let source = source(program);
    let header = Header::of(&path(""), program)?;
    let (kilobytes, seconds) = limits(&source)?;
    if let Some(file) = &task.file {
        fs::metadata(file).map_err(|error| format!("{file}: {error}"))?;
    }
    if let Some(input) = &task.input {
        fs::metadata(input).map_err(|error| format!("{input}: {error}"))?;
    }
    let mut kept = Owned::take(&task.folder)?;
    // A given input may be a counterexample kept in this folder.
    if task.input.is_none() {
        kept.clear()?;
    }
    for name in Stage::ALL.iter().map(Stage::to_string).chain(["input".to_string()]) {
        KEPT.iter().try_for_each(|ending| kept.check(&format!("{name}.{ending}")))?;
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
    teller.progress("compiling");
    let made = match (&task.file, &task.command[..]) {
        (Some(file), []) => of_file(file, &folders, &task.options, &header.method),
        (None, [_, ..]) => command(&task.command, &folders),
        _ => return Err("give a file, or a command after `--`".to_string()),
    };
    let solution = match made {
        Ok(solution) => solution,
        Err(Refusal::Cannot(what)) => return Err(what),
        Err(Refusal::DoesNotCompile(said)) => {
            teller.does_not_compile(task.file.as_deref().unwrap_or_default(), &said);
            return Ok(Verdict::CE);
        }
    };
    if let Some(binary) = &solution.binary {
        kept.put(BINARY, fs::read(binary).map_err(|error| format!("{BINARY}: {error}"))?)?;
    }
    let (seconds, added) = (seconds * task.slower, solution.added);
    let limits = Limits { seconds, kilobytes: kilobytes + added };
    let judges = match &header.judged[..] {
        [] => "",
        _ => &header.judges(),
    };
    let (said, means) = (&solution.said, solution.means());
    let slower = task.slower;
    teller.begin(&Begin { said, judges, seconds, slower, kilobytes, added, means });
    let strategy = if problem.format.is_one() { EACH_ALONE } else { MANY_IN_ONE };
    let session = Session {
        task,
        teller,
        attempt: Attempt {
            problem: &problem,
            solution: &solution.start,
            limits,
            folder: task.scratch.clone(),
            right: &Start::ours(&task.right),
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
    options: &CompilerOptions,
    method: &Option<Method>,
) -> Result<Solution, Refusal> {
    let ending = Path::new(file).extension().unwrap_or_default().to_string_lossy().into_owned();
    let source = || fs::read_to_string(file).ok();
    let framed = method.as_ref().and_then(|method| framed(method, &ending, &source()?));
    let Some(framed) = framed else {
        return solution(file, folders, options);
    };
    let whole = folders.build.join(format!("framed.{ending}"));
    put(&whole, framed).map_err(Refusal::Cannot)?;
    solution(&whole.display().to_string(), folders, options)
}

struct Session<'a> {
    task: &'a Task,
    teller: &'a dyn Teller,
    attempt: Attempt<'a>,
    strategy: Strategy,
    /// Where failures are kept.
    kept: RefCell<Owned>,
    /// The inputs of the counterexamples shown so far.
    shown: RefCell<HashSet<String>>,
}

type Reported = Result<Report, String>;

impl Session<'_> {
    fn stages(&self, is_judged: bool) -> Result<Verdict, String> {
        let mut first: Option<(Stage, (Verdict, String))> = None;
        for stage in Stage::ALL {
            let is_asked = match &first {
                None => self.task.stage.is_none_or(|asked| asked == stage),
                // A small failing input is more telling than a hard or a golden case.
                Some((of, _)) => {
                    let may_be_smaller = [Stage::Hard, Stage::Golden].contains(of);
                    self.task.all || may_be_smaller && stage == Stage::Small
                }
            };
            if !is_asked {
                continue;
            }
            self.teller.progress(&stage.to_string());
            let report = match stage {
                Stage::Sample | Stage::Golden => self.files(stage, is_judged)?,
                Stage::Hard => self.hard()?,
                Stage::Small => self.small()?,
                Stage::Random => self.random()?,
                Stage::Largest => self.largest()?,
            };
            let found = self.report(&report)?;
            first = first.or(found.map(|found| (stage, found)));
        }
        Ok(self.end(first.map(|first| first.1)))
    }

    fn end(&self, first: Option<(Verdict, String)>) -> Verdict {
        let (verdict, why) = first.unwrap_or((Verdict::AC, String::new()));
        self.teller.end(verdict, &why);
        verdict
    }

    /// A single input, as it is.
    fn one_input(&self, file: &str) -> Result<Verdict, String> {
        let input = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        let read = self.attempt.problem.format.read(input.as_bytes());
        if let Some(fault) = read.fault {
            let (name, fault) = (&self.attempt.problem.name, fault.error(input.as_bytes()));
            return Err(format!("{file}: {fault}: it is not an input of {name}"));
        }
        let expected = self.attempt.expected(&input)?;
        let (run, failure) = self.attempt.failure(&input, expected)?;
        let mut most = Most::default();
        most.add(&run);
        let failure = failure.map(|failure| Failure { cases: read.cases, ..failure });
        let (name, tried) = ("input".to_string(), file.to_string());
        Ok(self.end(self.report(&Report { name, tried, most, failure })?))
    }

    /// Reports what a stage found; returns the verdict and its reason if the stage failed.
    fn report(&self, report: &Report) -> Result<Option<(Verdict, String)>, String> {
        self.teller.stage(report);
        let Some(failure) = &report.failure else {
            return Ok(None);
        };
        self.show(&report.name, failure)?;
        let why = format!("{}: {}", report.name, failure.why);
        Ok(Some((failure.verdict, why)))
    }

    /// The sample, or the other golden cases.
    fn files(&self, stage: Stage, is_judged: bool) -> Reported {
        let (name, format) = (&self.attempt.problem.name, &self.attempt.problem.format);
        let (mut cases, mut beyond) = golden(name, format, is_judged);
        let is_of_stage = |case: &Golden| (case.name == "sample") == (stage == Stage::Sample);
        cases.retain(is_of_stage);
        beyond.retain(is_of_stage);
        let mut most = Most::default();
        let mut failure = None;
        for case in &cases {
            self.teller.progress(&format!("{stage}: {}", case.name));
            // Break lines as the statement does, since a solution may rely on that.
            let parts = format.read(&case.input).cases;
            let input = input(format, &parts);
            // Where the judge gives more cases, the last one is repeated.
            let right = if parts.len() as u64 >= format.judge_cases.0 {
                case.output.clone()
            } else {
                self.attempt.right(&parts, &input, Source::Reference)?
            };
            let (run, failed) = self.attempt.failure(&input, right)?;
            most.add(&run);
            if let Some(failed) = failed {
                let failed = Failure { cases: parts, ..failed };
                let mut failed = self.attempt.reduced(failed, Source::Program, false)?;
                let file = format!("of testdata/{name}/{}.in", case.name);
                failed.notes.insert(0, file);
                failure = Some(failed);
                break;
            }
        }
        let left_out = match beyond.len() {
            0 => String::new(),
            beyond => format!("; {beyond} beyond the judge's ranges left out (--beyond)"),
        };
        let tried = count(cases.len(), "input") + &left_out;
        Ok(report(stage, tried, most, failure))
    }

    /// The hard cases, on which wrong rules fail, from the smallest.
    fn hard(&self) -> Reported {
        let mut cases = self.attempt.problem.hard_cases(&mut Random(self.task.seed));
        cases.sort_by_cached_key(|case| {
            let text = self.attempt.problem.format.print(case);
            (text.len(), text)
        });
        let mut most = Most::default();
        let found = self.first_failure(self.of_program(&cases), &mut most)?;
        Ok(report(Stage::Hard, count(most.tried, "case"), most, self.reduced(found)?))
    }

    /// Small inputs against the reference, as many as time allows.
    fn small(&self) -> Reported {
        let asked = self.task.seconds.map(|seconds| (seconds as f64, seconds as f64));
        let (least, longest) = asked.unwrap_or(self.strategy.seconds);
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
            let mut cases: Vec<Case> = Vec::new();
            while cases.len() < self.strategy.small_at_once && !is_all && Instant::now() <= end {
                match sizes.next() {
                    Some(of) => {
                        made.push((of.size, of.cases.len(), of.is_all));
                        cases.extend(of.cases);
                    }
                    None => is_all = true,
                }
            }
            let reached = reached(&made, most.tried);
            self.teller.progress(&format!("small: {}{reached}", count(most.tried, "case")));
            for cases in cases.chunks(self.strategy.small_at_once) {
                if failure.is_none() {
                    let asked = Asked { cases, source: Source::Reference, end };
                    failure = self.first_failure(asked, &mut most)?;
                }
            }
        }
        let reduce = |failure| self.attempt.reduced(failure, Source::Reference, true);
        let mut failure = failure.map(reduce).transpose()?;
        if let Some(failure) = failure.as_mut().filter(|failure| failure.notes.is_empty()) {
            let order = "the smallest: every smaller input is answered right";
            failure.notes.push(order.to_string());
        }
        let tried = count(most.tried, "case");
        let said = if failure.is_some() {
            tried
        } else {
            let made_all = most.tried == made.iter().map(|of| of.1).sum::<usize>();
            let seconds = if is_all && made_all { None } else { self.task.seconds };
            let seconds =
                seconds.map_or(String::new(), |seconds| format!(" (--seconds {seconds})"));
            tried + &reached(&made, most.tried) + &seconds
        };
        Ok(report(Stage::Small, said, most, failure))
    }

    /// Random inputs against the suite's program: first equally many of each outcome, then all.
    fn random(&self) -> Reported {
        let format = &self.attempt.problem.format;
        let all = random(format, self.task.seed, self.strategy.random);
        let answers = answers(&self.attempt, &all)?;
        let taken: Vec<Case> = balanced(&answers).into_iter().map(|at| all[at].clone()).collect();
        let mut most = Most::default();
        let asked = self.of_program(&taken);
        let mut found = self.first_failure(asked, &mut most)?;
        if found.is_none() && !format.is_one() {
            found = self.first_failure(Asked { cases: &all, ..asked }, &mut most)?;
        }
        let said = format!("{}, --seed {}", count(most.tried, "case"), self.task.seed);
        Ok(report(Stage::Random, said, most, self.reduced(found)?))
    }

    /// Inputs as large as the judge's, in several shapes, against the suite's program. Cases are made one by one, and
    /// again for an input that fails.
    fn largest(&self) -> Reported {
        let (format, seed) = (&self.attempt.problem.format, self.task.seed);
        let (mut most, mut found, mut tried) = (Most::default(), None, 0);
        for shape in Shape::ALL {
            if found.is_none() {
                self.teller.progress(&format!("largest: {shape:?}"));
                let input = format.largest(shape, seed);
                let right = self.attempt.expected(&input)?;
                let (run, failure) = self.attempt.failure(&input, right)?;
                most.add(&run);
                found = failure.map(|failure| Failure {
                    cases: format.largest_cases(shape, seed).collect(),
                    ..failure
                });
                tried += 1;
            }
        }
        Ok(report(Stage::Largest, count(tried, "input"), most, self.reduced(found)?))
    }

    /// Cases whose right answers come from the suite's program.
    fn of_program<'a>(&self, cases: &'a [Case]) -> Asked<'a> {
        let end = Instant::now() + Duration::from_secs(self.task.seconds.unwrap_or(10)) / 2;
        Asked { cases, source: Source::Program, end }
    }

    /// A failure, made smaller with the help of the suite's program.
    fn reduced(&self, found: Option<Failure>) -> Result<Option<Failure>, String> {
        let reduce = |failure| self.attempt.reduced(failure, Source::Program, false);
        found.map(reduce).transpose()
    }

    fn first_failure(&self, asked: Asked, most: &mut Most) -> Failed {
        (self.strategy.first_failure)(&self.attempt, asked, most)
    }

    /// Keeps the failure in files and shows it.
    fn show(&self, stage: &str, failure: &Failure) -> Result<(), String> {
        let texts = [failure.input.as_bytes(), &failure.expected, &failure.run.output];
        for (ending, text) in KEPT.into_iter().zip(texts) {
            self.kept.borrow_mut().put(&format!("{stage}.{ending}"), text)?;
        }
        let input = self.kept.borrow().path(&format!("{stage}.in"));
        let is_again = !self.shown.borrow_mut().insert(failure.input.clone());
        // Only small positions are played out by the reference.
        let why = match (stage, &failure.cases[..]) {
            ("small", [case]) => self.attempt.problem.outcome(case),
            _ => None,
        };
        self.teller.failure(&Shown { stage, failure, is_again, why, input });
        Ok(())
    }
}

fn report(stage: Stage, tried: String, most: Most, failure: Option<Failure>) -> Report {
    let name = stage.to_string();
    Report { name, tried, most, failure }
}

/// The size that the first `tried` cases reach, in words.
fn reached(made: &[(u64, usize, bool)], tried: usize) -> String {
    let mut rest = tried;
    let mut said = String::new();
    for &(size, count, is_all) in made {
        if rest == 0 {
            break;
        }
        if is_all && rest >= count {
            said = format!(", to size {size}");
        } else {
            said += &format!(" and a part of {size}");
        }
        rest = rest.saturating_sub(count);
    }
    said
}
