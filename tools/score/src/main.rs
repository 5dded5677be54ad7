//! `score [--add] [PROGRAM]...` says how many changes of each program, or of those named, its golden cases notice:
//! those within the judge's ranges, alone, as a comparison with the expected output would. What no case notices stands
//! in `target/score/PROGRAM.txt`. `--add` writes cases that notice more, made by the program's format and answered by
//! its reference.
//!
//! | file | what it has |
//! |---|---|
//! | `switches` | a file with many changes in it, of which one is chosen when it runs |
//! | `compiled` | a submission with all its changes, as one program |
//! | `candidates` | inputs that may become cases |

mod candidates;
mod compiled;
mod switches;

use candidates::{candidates, write};
use compiled::Compiled;

use grundy_catalogue::header::header;
use grundy_submit::{programs, Cutter};
use grundy_trial::format::Bounds;
use grundy_trial::formats::format;
use grundy_trial::judging::run::{Ended, Limits};
use grundy_trial::judging::verdict::{judge, Verdict};
use grundy_trial::suite::{cases, path, read, Golden};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use std::{env, fs, process, thread};
use switches::Mutant;

fn main() {
    if let Err(what) = scores() {
        eprintln!("score: {what}");
        process::exit(2);
    }
}

/// What was found of a program.
struct Score {
    program: String,
    cases: usize,
    bytes: usize,
    mutants: usize,
    survivors: Vec<Mutant>,
}

impl Score {
    fn percent(&self) -> f64 {
        100.0 - 100.0 * self.survivors.len() as f64 / self.mutants.max(1) as f64
    }
}

fn scores() -> Result<(), String> {
    let root = path("");
    let all = programs(&root)?;
    let mut named: Vec<String> = env::args().skip(1).collect();
    let adds = named.first().is_some_and(|word| word == "--add");
    if adds {
        named.remove(0);
    }
    if let Some(unknown) = named.iter().find(|name| !all.contains(name)) {
        return Err(format!("{unknown:?} is no program that can be submitted"));
    }
    let names = if named.is_empty() { all } else { named };
    let folder = path("target/score");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let some = || -> Result<(), String> {
        let mut cutter = Cutter::new(&root)?;
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let failed = |what| format!("{name}: {what}");
            let draft = cutter.draft(name)?;
            let text = draft.compiled(&cutter.finished(&draft).map_err(failed)?);
            let score = score(name, &text, &folder, adds).map_err(failed)?;
            println!("{}", line(&score));
            done.lock().map_err(|_| "a thread stopped")?.push(score);
        }
        Ok(())
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..processors.min(names.len()))
            .map(|_| scope.spawn(some))
            .collect();
        for thread in threads {
            thread.join().map_err(|_| "a thread stopped")??;
        }
        Ok::<_, String>(())
    })?;
    let done = done.into_inner().map_err(|_| "a thread stopped")?;
    let mut percents: Vec<f64> = done.iter().map(Score::percent).collect();
    percents.sort_by(f64::total_cmp);
    let sum = |of: fn(&Score) -> usize| done.iter().map(of).sum::<usize>();
    println!(
        "{} programs: {} of {} changes are not noticed; {:.1} % are noticed in the middle, {:.1} % at the least",
        done.len(),
        sum(|score| score.survivors.len()),
        sum(|score| score.mutants),
        percents[percents.len() / 2],
        percents[0]
    );
    Ok(())
}

fn line(score: &Score) -> String {
    format!(
        "{:32} {:3} cases {:8} bytes {:4} changes {:4} not noticed {:6.1} %",
        score.program,
        score.cases,
        score.bytes,
        score.mutants,
        score.survivors.len(),
        score.percent()
    )
}

/// Golden cases that the judge could give.
fn golden(program: &str) -> Result<Vec<Golden>, String> {
    let header = header(program, &read(&format!("src/bin/{program}.rs")))?;
    let mut golden = cases(program);
    golden.retain(|case| match format(program) {
        Some(format) if !header.judged.is_empty() => {
            let read = format.read_within(&case.input, Bounds::Judge);
            case.name == "sample" || read.fault.is_none()
        }
        _ => !case.name.starts_with("beyond"),
    });
    // The small ones first: most changes are noticed by them.
    golden.sort_by_key(|case| case.input.len());
    Ok(golden)
}

/// Scores a program; `adds` says that cases are to be written that notice more.
fn score(program: &str, submission: &str, folder: &Path, adds: bool) -> Result<Score, String> {
    let compiled = Compiled::new(submission, &folder.join(program))?;
    let mut limits = Limits {
        seconds: 60.0,
        kilobytes: 4 << 20,
    };
    let mut golden = golden(program)?;
    let mut slowest: f64 = 0.0;
    for case in &golden {
        let run = compiled.run(0, &case.input, &limits)?;
        if judge(&run, &case.output).0 != Verdict::AC {
            return Err(format!("with no change it is wrong on {}", case.name));
        }
        slowest = slowest.max(run.seconds);
    }
    limits = Limits {
        seconds: 1.0 + 5.0 * slowest,
        kilobytes: 1 << 20,
    };
    let mut survivors = compiled.mutants.clone();
    for case in &golden {
        survivors = left(&compiled, survivors, &case.input, &case.output, &limits)?;
    }
    if adds {
        for input in candidates(program) {
            if survivors.is_empty() {
                break;
            }
            let run = compiled.run(0, input.text.as_bytes(), &limits)?;
            if run.ended != Ended::Well {
                continue; // Too large for these limits.
            }
            let less = left(
                &compiled,
                survivors.clone(),
                input.text.as_bytes(),
                &run.output,
                &limits,
            )?;
            if less.len() < survivors.len() {
                if let Some(case) = write(program, &input, &run.output)? {
                    golden.push(case);
                    survivors = less;
                }
            }
        }
    }
    let lines: Vec<&str> = submission.lines().collect();
    let said = survivors.iter().map(|mutant| {
        let line = lines.get(mutant.line - 1).unwrap_or(&"").trim();
        format!("{}: {}: {line}\n", mutant.line, mutant.what)
    });
    let file = folder.join(format!("{program}.txt"));
    fs::write(&file, said.collect::<String>()).map_err(|error| error.to_string())?;
    fs::remove_dir_all(folder.join(program)).map_err(|error| error.to_string())?;
    Ok(Score {
        program: program.to_string(),
        cases: golden.len(),
        bytes: golden
            .iter()
            .map(|case| case.input.len() + case.output.len())
            .sum(),
        mutants: compiled.mutants.len(),
        survivors,
    })
}

/// The mutants that an input does not tell from the program.
fn left(
    compiled: &Compiled,
    mut mutants: Vec<Mutant>,
    input: &[u8],
    output: &[u8],
    limits: &Limits,
) -> Result<Vec<Mutant>, String> {
    let mut failed = None;
    mutants.retain(|mutant| match compiled.run(mutant.number, input, limits) {
        Ok(run) => judge(&run, output).0 == Verdict::AC,
        Err(what) => {
            failed = Some(what);
            true
        }
    });
    failed.map_or(Ok(mutants), Err)
}
