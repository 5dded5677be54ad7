//! All stages of one solution, and what is said of them.

use super::counterexample::{Failure, Source, Trial};
use super::inputs::{
    balanced, golden, groups, input, is_one, most_large, random, small, OfSize, TOGETHER,
};
use super::language::{command, solution, Refusal, Solution};
use super::processes::{adopt_orphans, raise_the_stack};
use super::run::{Limits, Run};
use super::verdict::Verdict;
use crate::format::Shape;
use crate::games::why;
use crate::problem::format;
use crate::problem::hard_cases;
use crate::problem::reference;
use crate::process::text;
use crate::random::Random;
use crate::suite::{path, source, Golden};
use grundy_catalogue::header::{header, limits};
use std::fs::File;
use std::io::{stderr, IsTerminal};
use std::os::fd::AsRawFd;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// What is asked for.
pub struct Request {
    pub program: String,
    /// Of the folder in `target/try`, if it is not that of the program.
    pub name: String,
    /// The solution's file, or a command instead.
    pub file: String,
    pub run: String,
    /// An input instead of all stages.
    pub input: String,
    /// One stage instead of all.
    pub stage: String,
    /// Go on after a failure.
    pub all: bool,
    /// Take what is beyond the judge's ranges, too.
    pub beyond: bool,
    /// For the small inputs, where each wants a run of its own.
    pub seconds: u64,
    pub seed: u64,
    /// How many times the judge's seconds.
    pub slower: f64,
    /// The package's program.
    pub binary: PathBuf,
}

/// What is tried, in this order.
const STAGES: [&str; 5] = ["sample", "golden", "small", "random", "largest"];

/// What a stage found.
struct Stage {
    name: &'static str,
    /// How many, and of what.
    tried: String,
    seconds: f64,
    kilobytes: u64,
    failure: Option<Failure>,
}

/// Judges a solution, and prints what was found. The verdict of the first stage that fails, or AC.
///
/// # Errors
///
/// What makes it impossible: a program without a format, a file that is not there, a language that is not installed.
pub fn judged(request: &Request) -> Result<Verdict, String> {
    let program = &request.program;
    let (Some(format), Some(_)) = (format(program), reference(program)) else {
        return Err(format!(
            "{program} reads requests, not numbers: nothing is made for it"
        ));
    };
    let stage = &request.stage[..];
    if !stage.is_empty() && !STAGES.contains(&stage) {
        return Err(format!("STAGE={stage} is none of {}", STAGES.join(", ")));
    }
    let source = source(program);
    let header = header(program, &source)?;
    let (kilobytes, seconds) = limits(&source)?;
    let name = match request.name.is_empty() {
        true => program,
        false => &request.name,
    };
    let folder = path("target/try").join(name);
    let _alone = alone(&folder)?;
    // The input may be one that was kept there.
    if request.input.is_empty() {
        let _ = fs::remove_dir_all(&folder);
    }
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    raise_the_stack();
    adopt_orphans();
    let solution = match (request.file.is_empty(), request.run.is_empty()) {
        (false, true) => match solution(&request.file, &folder) {
            Ok(solution) => solution,
            Err(Refusal::Cannot(what)) => return Err(what),
            Err(Refusal::DoesNotCompile(said)) => {
                print!("{said}");
                println!("CE: {} does not compile", request.file);
                return Ok(Verdict::CE);
            }
        },
        (true, false) => command(&request.run),
        _ => return Err("give FILE=mine.cpp or RUN='command'".to_string()),
    };
    let limits = Limits {
        seconds: seconds * request.slower,
        kilobytes: kilobytes + solution.added,
    };
    say_first(request, &solution, &header.judges(), &limits, kilobytes);
    let trial = Trial {
        program,
        format: &format,
        command: &solution.command,
        limits,
        folder: folder.clone(),
        binary: request.binary.clone(),
    };
    let is_shown = stderr().is_terminal() && env::var_os("CI").is_none();
    let session = Session {
        request,
        trial,
        is_shown,
    };
    let verdict = match request.input.is_empty() {
        true => session.stages(header.judged.is_empty())?,
        false => session.one_input()?,
    };
    Ok(verdict)
}

/// Keeps others from a folder as long as the file is held.
fn alone(folder: &Path) -> Result<File, String> {
    let mut name = folder.as_os_str().to_os_string();
    name.push(".lock");
    let lock = PathBuf::from(name);
    let file = fs::create_dir_all(folder)
        .and_then(|()| File::create(&lock))
        .map_err(|error| format!("{}: {error}", lock.display()))?;
    // SAFETY: it takes a file that is open, and a number.
    match unsafe { libc::flock(file.as_raw_fd(), libc::LOCK_EX | libc::LOCK_NB) } {
        0 => Ok(file),
        _ => Err(format!(
            "{} is in use: wait for the other `make try` of this program",
            folder.display()
        )),
    }
}

fn say_first(
    request: &Request,
    solution: &Solution,
    judges: &str,
    limits: &Limits,
    kilobytes: u64,
) {
    // Files below the folder in which one stands are named from there.
    let here = env::current_dir().map_or(String::new(), |here| format!("{}/", here.display()));
    println!("{}", solution.said.replace(&here, ""));
    let added = match solution.added {
        0 => String::new(),
        added => format!(" and {} for the language", memory(added)),
    };
    let slower = match request.slower == 1.0 {
        true => String::new(),
        false => format!(" ({} times the judge's)", request.slower),
    };
    let judges = match judges {
        "nowhere" => "on no judge, with usual limits",
        judges => judges,
    };
    println!(
        "{judges}: {} s{slower}, {}{added}",
        limits.seconds,
        memory(kilobytes)
    );
}

struct Session<'a> {
    request: &'a Request,
    trial: Trial<'a>,
    /// A line on the terminal says how far it is.
    is_shown: bool,
}

type Found = Result<Stage, String>;

/// A failure, and the cases of its input.
type Failed = Result<Option<(Failure, Vec<String>)>, String>;

impl Session<'_> {
    /// Shows how far it is, in place of what was shown before.
    fn progress(&self, what: &str) {
        if self.is_shown {
            eprint!("\r\x1b[K{what}");
        }
    }

    fn stages(&self, is_judged_nowhere: bool) -> Result<Verdict, String> {
        let is_judged = !is_judged_nowhere && !self.request.beyond;
        let (golden, beyond) = golden(self.trial.program, self.trial.format, is_judged);
        let (sample, golden): (Vec<_>, Vec<_>) =
            golden.into_iter().partition(|case| case.name == "sample");
        type Todo<'a> = Box<dyn FnOnce() -> Found + 'a>;
        let [first, second, ..] = STAGES;
        let run: [Todo; STAGES.len()] = [
            Box::new(|| self.files(first, sample, 0)),
            Box::new(|| self.files(second, golden, beyond.len())),
            Box::new(|| self.small()),
            Box::new(|| self.random()),
            Box::new(|| self.largest()),
        ];
        let stages = STAGES.into_iter().zip(run);
        let asked = &self.request.stage[..];
        let mut first = None;
        for (name, stage) in stages {
            let is_asked = match &first {
                None => asked.is_empty() || name == asked,
                // A small input that fails says more than a golden case.
                Some((of, _)) => self.request.all || *of == "golden" && name == "small",
            };
            if is_asked {
                let found = self.report(&stage()?)?;
                first = first.or(found.map(|found| (name, found)));
            }
        }
        Ok(conclude(first.map(|first| first.1)))
    }

    /// A single input, as it is.
    fn one_input(&self) -> Result<Verdict, String> {
        let file = &self.request.input;
        let input = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        if let Some(fault) = self.trial.format.read(input.as_bytes()).fault {
            let program = self.trial.program;
            return Err(format!(
                "{file} is no input of {program}: byte {}",
                fault.at
            ));
        }
        let expected = self.trial.expected(&input, Source::Program)?;
        let (run, failure) = self.trial.failure(&input, expected)?;
        let stage = Stage {
            name: "input",
            tried: file.clone(),
            seconds: run.seconds,
            kilobytes: run.kilobytes,
            failure,
        };
        Ok(conclude(self.report(&stage)?))
    }

    /// Says what a stage found; the verdict if it failed, and the line behind it.
    fn report(&self, stage: &Stage) -> Result<Option<(Verdict, String)>, String> {
        self.progress("");
        say(stage);
        let Some(failure) = &stage.failure else {
            return Ok(None);
        };
        self.show(stage, failure)?;
        let why = format!("{}: {}", stage.name, failure.why);
        Ok(Some((failure.verdict, why)))
    }

    /// Golden cases, besides some that are left out.
    fn files(&self, name: &'static str, cases: Vec<Golden>, beyond: usize) -> Found {
        let mut most = Most::default();
        let mut failure = None;
        for case in &cases {
            self.progress(&format!("{name}: {}", case.name));
            // With the lines of the statement, on which a solution may rely.
            let parts = self.cases_of(&text(&case.input));
            let input = input(self.trial.format, &parts);
            // Where the judge gives more cases, the last one comes again.
            let right = match parts.len() as u64 >= self.trial.format.judge_cases.0 {
                true => case.output.clone(),
                false => self.trial.expected(&input, Source::Reference)?,
            };
            let (run, failed) = self.trial.failure(&input, right)?;
            most.add(&run);
            if let Some(failed) = failed {
                let parts = self.cases_of(&failed.input);
                let mut failed = self.trial.reduced(failed, &parts, Source::Program, false)?;
                failed.notes.insert(
                    0,
                    format!("of testdata/{}/{}.in", self.trial.program, case.name),
                );
                failure = Some(failed);
                break;
            }
        }
        let left_out = match beyond {
            0 => String::new(),
            beyond => format!("; {beyond} that no judge gives left out (BEYOND=1)"),
        };
        let tried = count(cases.len(), "input") + &left_out;
        Ok(most.stage(name, tried, failure))
    }

    /// The cases of an input as they would be printed.
    fn cases_of(&self, input: &str) -> Vec<String> {
        let read = self.trial.format.read(input.as_bytes());
        read.cases
            .iter()
            .map(|case| self.trial.format.print(case))
            .collect()
    }

    /// All small inputs, against the reference.
    fn small(&self) -> Found {
        let one = is_one(self.trial.format);
        // Where all go into few runs, the reference is what takes time.
        let share = if one { 1 } else { 4 };
        let patience = Duration::from_secs(self.request.seconds) / share;
        let sizes = small(self.trial.format, if one { 3000 } else { 5000 });
        let end = Instant::now() + patience;
        let cases: Vec<String> = sizes.iter().flat_map(|of| of.cases.clone()).collect();
        let together = if one { 64 } else { 250 };
        let inputs: Vec<&[String]> = match one {
            true => cases.chunks(together).collect(),
            false => groups(self.trial.format, &cases, together),
        };
        let mut most = Most::default();
        let mut wanted = 0;
        for cases in inputs {
            let reached = reached(&sizes, most.tried);
            self.progress(&format!("small: {}{reached}", count(most.tried, "case")));
            let failed = self.first_failure(cases, Source::Reference, end, &mut most)?;
            if let Some((failure, cases)) = failed {
                let mut failure = self
                    .trial
                    .reduced(failure, &cases, Source::Reference, true)?;
                if failure.notes.is_empty() {
                    let order = "the smallest: every smaller input is answered right";
                    failure.notes.push(order.to_string());
                }
                let said = count(most.tried, "case");
                return Ok(most.stage("small", said, Some(failure)));
            }
            wanted += cases.len();
            if most.tried < wanted {
                break; // There was no more time.
            }
        }
        let seconds = match most.tried < cases.len() {
            true => format!(" (SECONDS={})", self.request.seconds),
            false => String::new(),
        };
        let reached = reached(&sizes, most.tried);
        let said = format!("{}{reached}{seconds}", count(most.tried, "case"));
        Ok(most.stage("small", said, None))
    }

    /// Random inputs, against the package's program: first as many of each outcome.
    fn random(&self) -> Found {
        self.progress("random");
        let one = is_one(self.trial.format);
        let all = random(
            self.trial.format,
            self.request.seed,
            if one { 600 } else { TOGETHER },
        );
        let answers = self.trial.answers(&all, Source::Program)?;
        let taken = balanced(&answers).into_iter();
        let (taken, right): (Vec<_>, Vec<_>) = taken
            .map(|at| (all[at].clone(), answers[at].clone()))
            .unzip();
        let mut most = Most::default();
        let end = self.end();
        let mut found = match one {
            true => self.one_by_one(&taken, &right, end, &mut most)?,
            false => self.first_failure(&taken, Source::Program, end, &mut most)?,
        };
        if found.is_none() && !one {
            found = self.first_failure(&all, Source::Program, end, &mut most)?;
        }
        let said = format!("{}, SEED={}", count(most.tried, "case"), self.request.seed);
        Ok(most.stage("random", said, self.reduced(found)?))
    }

    /// What the game finds hard, then inputs as large as the judge's, of several shapes; against the package's program.
    fn largest(&self) -> Found {
        let seed = self.request.seed;
        let mut most = Most::default();
        self.progress("hard");
        let cases = hard_cases(self.trial.program, &mut Random(seed));
        let mut found = self.first_failure(&cases, Source::Program, self.end(), &mut most)?;
        let hard = count(most.tried, "hard case");
        let mut said = hard.clone();
        let mut shapes = Shape::ALL.into_iter().enumerate();
        while let (None, Some((at, shape))) = (&found, shapes.next()) {
            self.progress(&format!("largest: {shape:?}"));
            let cases: Vec<String> = self.trial.format.largest_cases(shape, seed).collect();
            let whole = input(self.trial.format, &cases);
            let right = self.trial.expected(&whole, Source::Program)?;
            found = self.together(&cases, &text(&right), &mut most)?;
            said = format!("{}, {}", hard, count(at + 1, "largest input"));
        }
        Ok(most.stage("largest", said, self.reduced(found)?))
    }

    /// When a stage of larger inputs begins no further one.
    fn end(&self) -> Instant {
        Instant::now() + Duration::from_secs(self.request.seconds) / 2
    }

    /// What was found with the package's program, made small.
    fn reduced(&self, found: Option<(Failure, Vec<String>)>) -> Result<Option<Failure>, String> {
        let reduced = found
            .map(|(failure, cases)| self.trial.reduced(failure, &cases, Source::Program, false));
        reduced.transpose()
    }

    /// The first of some cases that fails, in as few inputs as the judge's would have; none is begun after `end`.
    fn first_failure(
        &self,
        cases: &[String],
        source: Source,
        end: Instant,
        most: &mut Most,
    ) -> Failed {
        if is_one(self.trial.format) {
            let answers = self.trial.answers(cases, source)?;
            return self.one_by_one(cases, &answers, end, most);
        }
        let together = match source {
            Source::Reference => TOGETHER,
            Source::Program => most_large(self.trial.format),
        };
        for group in groups(self.trial.format, cases, together) {
            if Instant::now() > end {
                break;
            }
            let right = self
                .trial
                .expected(&input(self.trial.format, group), source)?;
            let failed = self.together(group, &text(&right), most)?;
            most.tried += group.len();
            if failed.is_some() {
                return Ok(failed);
            }
        }
        Ok(None)
    }

    /// Cases as one input.
    fn together(&self, cases: &[String], right: &str, most: &mut Most) -> Failed {
        let input = input(self.trial.format, cases);
        let (run, failure) = self.trial.failure(&input, right.into())?;
        most.add(&run);
        Ok(failure.map(|failure| (failure, cases.to_vec())))
    }

    /// Each case as an input, as many at a time as there are processors, until `end`; the first that fails counts.
    fn one_by_one(
        &self,
        cases: &[String],
        answers: &[String],
        end: Instant,
        most: &mut Most,
    ) -> Failed {
        let next = AtomicUsize::new(0);
        let first = AtomicUsize::new(cases.len());
        let some = |thread: usize| -> Result<(Most, Option<(usize, Failure)>), String> {
            let folder = self.trial.folder.join(thread.to_string());
            fs::create_dir_all(&folder)
                .map_err(|error| format!("{}: {error}", folder.display()))?;
            let trial = self.trial.in_folder(&folder);
            let mut most = Most::default();
            loop {
                // Before one is taken: all that are taken are run, and so all before the first that fails.
                if Instant::now() > end {
                    return Ok((most, None));
                }
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= first.load(Ordering::Relaxed) {
                    return Ok((most, None));
                }
                let input = trial.format.input(&cases[at..at + 1]);
                let (run, failure) = trial.failure(&input, answers[at].clone().into())?;
                most.add(&run);
                most.tried += 1;
                if let Some(failure) = failure {
                    first.fetch_min(at, Ordering::Relaxed);
                    return Ok((most, Some((at, failure))));
                }
            }
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let some = &some;
        let found: Vec<_> = thread::scope(|scope| {
            let threads: Vec<_> = (0..threads)
                .map(|at| scope.spawn(move || some(at)))
                .collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            joined
                .map(|found| found.unwrap_or_else(|panic| resume_unwind(panic)))
                .collect()
        });
        let (mut failures, mut tried) = (Vec::new(), 0);
        for found in found {
            let (used, failure) = found?;
            tried += used.tried;
            most.seconds = most.seconds.max(used.seconds);
            most.kilobytes = most.kilobytes.max(used.kilobytes);
            failures.extend(failure);
        }
        let first = failures.into_iter().min_by_key(|failure| failure.0);
        // How many run beside the one that fails is a matter of chance.
        most.tried += first.as_ref().map_or(tried, |failure| failure.0 + 1);
        Ok(first.map(|(at, failure)| (failure, vec![cases[at].clone()])))
    }

    /// The failure, and where it is kept.
    fn show(&self, stage: &Stage, failure: &Failure) -> Result<(), String> {
        let folder = &self.trial.folder;
        let put = |ending: &str, bytes: &[u8]| {
            let file = folder.join(format!("{}.{ending}", stage.name));
            fs::write(&file, bytes).map_err(|error| format!("{}: {error}", file.display()))
        };
        put("in", failure.input.as_bytes())?;
        put("expected", &failure.expected)?;
        put("found", &failure.run.output)?;
        for note in &failure.notes {
            println!("  ({note})");
        }
        println!("input:\n{}", shown(&failure.input));
        println!("expected:\n{}", shown(&text(&failure.expected)));
        println!("found:\n{}", shown(&text(&failure.run.output)));
        // What was played out last is this input, if it is of the stage that plays.
        if stage.name == "small" {
            why();
            self.trial.expected(&failure.input, Source::Reference)?;
            if let Some(why) = why() {
                println!("why: {why}");
            }
        }
        let Request {
            program, file, run, ..
        } = self.request;
        let solution = match file.is_empty() {
            true => format!("RUN={}", typed(run)),
            false => format!("FILE={}", typed(file)),
        };
        println!(
            "again: make try P={program} {solution} INPUT=target/try/{program}/{}.in",
            stage.name
        );
        Ok(())
    }
}

/// The most that a run took.
#[derive(Default)]
struct Most {
    /// Of cases.
    tried: usize,
    seconds: f64,
    kilobytes: u64,
}

impl Most {
    fn add(&mut self, run: &Run) {
        self.seconds = self.seconds.max(run.seconds);
        self.kilobytes = self.kilobytes.max(run.kilobytes);
    }

    fn stage(self, name: &'static str, tried: String, failure: Option<Failure>) -> Stage {
        Stage {
            name,
            tried,
            seconds: self.seconds,
            kilobytes: self.kilobytes,
            failure,
        }
    }
}

/// Up to which size the first `tried` cases go.
fn reached(sizes: &[OfSize], tried: usize) -> String {
    let mut rest = tried;
    let mut said = String::new();
    for of in sizes {
        if rest == 0 {
            break;
        }
        let is_all = of.is_all && rest >= of.cases.len();
        match is_all {
            true => said = format!(", to size {}", of.size),
            false => said += &format!(" and a part of {}", of.size),
        }
        rest = rest.saturating_sub(of.cases.len());
    }
    said
}

/// A value as it is typed behind `make`, which reads it as the shell leaves it.
fn typed(value: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+".contains(letter);
    match value.chars().all(is_plain) {
        true => value.to_string(),
        false => format!("'{}'", value.replace('$', "$$").replace('\'', "'\\''")),
    }
}

fn count(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn memory(kilobytes: u64) -> String {
    match kilobytes {
        few if few < 10 << 10 => format!("{few} KB"),
        many => format!("{} MB", many >> 10),
    }
}

/// The last line: the verdict of the first stage that failed, or AC.
fn conclude(first: Option<(Verdict, String)>) -> Verdict {
    let Some((verdict, why)) = first else {
        println!("AC");
        return Verdict::AC;
    };
    println!("{verdict:?}: {why}");
    verdict
}

/// A line a stage.
fn say(stage: &Stage) {
    let verdict = stage
        .failure
        .as_ref()
        .map_or(Verdict::AC, |failure| failure.verdict);
    println!(
        "{:8} {:4} {:6.2} s {:>8}   {}",
        stage.name,
        format!("{verdict:?}"),
        stage.seconds,
        match stage.kilobytes {
            // It ended before more could be seen: no process holds as little.
            0..=1023 => "-".to_string(),
            kilobytes => memory(kilobytes),
        },
        stage.tried
    );
}

/// A text with its middle left out if it is long.
fn shown(text: &str) -> String {
    if text.is_empty() {
        return "(nothing)".to_string();
    }
    let cut = |line: &str| {
        let letters: Vec<char> = line.chars().collect();
        match letters.len() > 200 {
            true => {
                let ends = |part: &[char]| part.iter().collect::<String>();
                let (first, last) = (ends(&letters[..90]), ends(&letters[letters.len() - 90..]));
                format!("{first} ... ({} letters) ... {last}", letters.len() - 180)
            }
            false => line.to_string(),
        }
    };
    let lines: Vec<&str> = text.trim_end_matches('\n').split('\n').collect();
    let all = |lines: &[&str]| {
        lines
            .iter()
            .map(|line| cut(line))
            .collect::<Vec<_>>()
            .join("\n")
    };
    if lines.len() <= 30 {
        return all(&lines);
    }
    let last = lines.len() - 10;
    let left_out = count(last - 20, "line");
    format!(
        "{}\n... ({left_out}) ...\n{}",
        all(&lines[..20]),
        all(&lines[last..])
    )
}
