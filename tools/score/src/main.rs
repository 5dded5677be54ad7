//! `score [--add] [PROGRAM]...` says how many changes of each program, or of those named, its golden cases notice:
//! those within the judge's ranges, alone, as a comparison with the expected output would. What no case notices stands
//! in `target/score/PROGRAM.txt`. `--add` writes cases that notice more, made by the program's format and answered by
//! its reference. `score --mutants FILE...` tries changes of the library by its own tests.
//!
//! | file | what it has |
//! |---|---|
//! | `switches` | a file with many changes in it, of which one is chosen when it runs |
//! | `compiled` | a submission with all its changes, as one program |
//! | `candidates` | inputs that may become cases |
//! | `explained` | survivors that are explained |
//! | `table` | the table of docs/testing.md |
//! | `mutants` | the same for the files of the library, and its own tests |

mod candidates;
mod compiled;
mod explained;
mod mutants;
mod switches;
mod table;

use candidates::{candidates, write, Candidate};
use compiled::Compiled;
use explained::Explained;

use grundy_catalogue::header::header;
use grundy_submit::{programs, Cutter};
use grundy_trial::check::each;
use grundy_trial::formats::format;
use grundy_trial::judging::inputs::golden;
use grundy_trial::judging::run::{Ended, Limits};
use grundy_trial::judging::verdict::{judge, Verdict};
use grundy_trial::suite::{cases, path, read, Golden};
use std::path::Path;
use std::{env, fs, process};
use switches::Mutant;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.split_first() {
        Some((first, files)) if first == "--mutants" => mutants::mutants(files),
        _ => scores(words).map(|()| true),
    };
    match done {
        Ok(true) => {}
        Ok(false) => process::exit(1),
        Err(what) => {
            eprintln!("score: {what}");
            process::exit(2);
        }
    }
}

/// What was found of a program.
struct Score {
    program: String,
    mutants: usize,
    /// Survivors for which there is a reason; they are counted nowhere else.
    explained: usize,
    /// Before cases were added.
    before: Cases,
    after: Cases,
}

/// Golden cases, and what they leave.
#[derive(Clone, Copy)]
struct Cases {
    count: usize,
    bytes: usize,
    survivors: usize,
}

impl Cases {
    fn of(golden: &[Golden], survivors: &[Mutant]) -> Cases {
        let bytes = golden
            .iter()
            .map(|case| case.input.len() + case.output.len());
        Cases {
            count: golden.len(),
            bytes: bytes.sum(),
            survivors: survivors.len(),
        }
    }
}

impl Score {
    /// How many changes are noticed, of those that could be.
    fn percent(&self, cases: Cases) -> f64 {
        let all = (self.mutants - self.explained).max(1);
        100.0 - 100.0 * cases.survivors as f64 / all as f64
    }
}

fn scores(mut named: Vec<String>) -> Result<(), String> {
    let root = path("");
    let all = programs(&root)?;
    let adds = named.first().is_some_and(|word| word == "--add");
    if adds {
        named.remove(0);
    }
    if let Some(unknown) = named.iter().find(|name| !all.contains(name)) {
        return Err(format!("{unknown:?} is no program that can be submitted"));
    }
    let names = if named.is_empty() { all.clone() } else { named };
    let explained = Explained::new(&read("tests/mutants.md"));
    let folder = path("target/score");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let done: Result<Vec<Score>, String> = each(&names, |name| {
        let failed = |what| format!("{name}: {what}");
        let mut cutter = Cutter::new(&root)?;
        let draft = cutter.draft(name)?;
        let text = draft.compiled(&cutter.finished(&draft).map_err(failed)?);
        let score = score(name, &text, &folder, &explained, adds).map_err(failed)?;
        println!("{}", line(&score));
        Ok(score)
    })
    .into_iter()
    .collect();
    let done = done?;
    table::write(&done, &all)?;
    let mutants: usize = done.iter().map(|score| score.mutants).sum();
    let unseen: usize = done.iter().map(|score| score.explained).sum();
    for (when, of) in [
        ("before", (|score| score.before) as fn(&Score) -> Cases),
        ("after", |score| score.after),
    ] {
        let percents = done.iter().map(|score| score.percent(of(score)));
        let mut percents: Vec<f64> = percents.collect();
        percents.sort_by(f64::total_cmp);
        let sum =
            |what: fn(&Cases) -> usize| done.iter().map(|score| what(&of(score))).sum::<usize>();
        println!(
            "{when}: {} programs, {} cases, {} bytes: of {mutants} changes {unseen} are explained, {} others not noticed; {:.1} % are in the middle, {:.1} % at the least",
            done.len(),
            sum(|cases| cases.count),
            sum(|cases| cases.bytes),
            sum(|cases| cases.survivors),
            percents[percents.len() / 2],
            percents[0]
        );
    }
    Ok(())
}

fn line(score: &Score) -> String {
    let shown = |cases: Cases| {
        let percent = score.percent(cases);
        format!(
            "{:3} cases {:8} bytes {percent:6.1} %",
            cases.count, cases.bytes
        )
    };
    format!(
        "{:38} {:4} changes {} -> {}",
        score.program,
        score.mutants,
        shown(score.before),
        shown(score.after)
    )
}

/// Scores a program; `adds` says that cases are to be written that notice more.
fn score(
    program: &str,
    submission: &str,
    folder: &Path,
    explained: &Explained,
    adds: bool,
) -> Result<Score, String> {
    let compiled = Compiled::new(submission, &folder.join(program))?;
    let mut limits = Limits {
        seconds: 60.0,
        kilobytes: 4 << 20,
    };
    let header = header(program, &read(&format!("src/bin/{program}.rs")))?;
    let format = format(program).ok_or("it has no format")?;
    let (mut golden, _) = golden(program, &format, !header.judged.is_empty());
    // The small ones first: most changes are noticed by them.
    golden.sort_by_key(|case| case.input.len());
    let mut slowest: f64 = 0.0;
    for case in &golden {
        let run = compiled.run(0, &case.input, &limits)?;
        if judge(&run, &case.output).0 != Verdict::AC {
            return Err(format!("with no change it is wrong on {}", case.name));
        }
        slowest = slowest.max(run.seconds);
    }
    limits = Limits {
        seconds: 0.5 + 5.0 * slowest,
        kilobytes: 1 << 20,
    };
    let mut survivors = compiled.mutants.clone();
    for case in &golden {
        survivors = left(&compiled, survivors, &case.input, &case.output, &limits)?;
    }
    let before = Cases::of(&golden, &survivors);
    if adds {
        let candidates = candidates(program);
        let mut add = |found: Found, mut survivors| -> Result<Vec<Mutant>, String> {
            for (input, output) in found {
                if let Some(case) = write(program, input, &output)? {
                    survivors = left(&compiled, survivors, &case.input, &case.output, &limits)?;
                    golden.push(case);
                }
            }
            Ok(survivors)
        };
        let missing = missing(&compiled, program, &candidates, &limits)?;
        survivors = add(missing, survivors)?;
        let noticed = noticed(&compiled, &candidates, survivors.clone(), &limits)?;
        survivors = add(fewest(&compiled, noticed, &limits)?, survivors)?;
    }
    let all = survivors.len();
    let is_explained = |mutant: &Mutant| explained.is_of(program, &mutant.module, &mutant.what);
    survivors.retain(|mutant| !is_explained(mutant));
    let seen = all - survivors.len();
    let before = Cases {
        survivors: before.survivors - seen,
        ..before
    };
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
        mutants: compiled.mutants.len(),
        explained: seen,
        before,
        after: Cases::of(&golden, &survivors),
    })
}

/// Candidates, with what the program answers.
type Found<'a> = Vec<(&'a Candidate, Vec<u8>)>;

/// What each program should have, whatever its mutants are: small cases and random ones, of which a program that
/// reads one case has two with other answers.
fn missing<'a>(
    compiled: &Compiled,
    program: &str,
    candidates: &'a [Candidate],
    limits: &Limits,
) -> Result<Found<'a>, String> {
    let golden = cases(program);
    let mut found = Found::new();
    for input in candidates {
        let has = |case: &Golden| case.name.starts_with(input.kind);
        let count = found.iter().filter(|one| one.0.kind == input.kind).count();
        if !["small", "random"].contains(&input.kind)
            || golden.iter().any(has)
            || count >= input.wanted
        {
            continue;
        }
        let run = compiled.run(0, input.text.as_bytes(), limits)?;
        let is_new = found.iter().all(|one| one.1 != run.output);
        if run.ended == Ended::Well && is_new {
            found.push((input, run.output));
        }
    }
    Ok(found)
}

/// Candidates that notice a mutant which none before did; and all those mutants.
struct Noticed<'a> {
    inputs: Found<'a>,
    mutants: Vec<Mutant>,
}

fn noticed<'a>(
    compiled: &Compiled,
    candidates: &'a [Candidate],
    mut survivors: Vec<Mutant>,
    limits: &Limits,
) -> Result<Noticed<'a>, String> {
    let mut noticed = Noticed {
        inputs: Vec::new(),
        mutants: survivors.clone(),
    };
    for input in candidates {
        if survivors.is_empty() {
            break;
        }
        let run = compiled.run(0, input.text.as_bytes(), limits)?;
        if run.ended != Ended::Well {
            continue; // Too large for these limits.
        }
        let before = survivors.len();
        survivors = left(
            compiled,
            survivors,
            input.text.as_bytes(),
            &run.output,
            limits,
        )?;
        if survivors.len() < before {
            noticed.inputs.push((input, run.output));
        }
    }
    let is_left = |mutant: &Mutant| survivors.iter().any(|left| left.number == mutant.number);
    noticed.mutants.retain(|mutant| !is_left(mutant));
    Ok(noticed)
}

/// Those that notice the same with as few inputs as can be had by taking always the one that notices most.
fn fewest<'a>(
    compiled: &Compiled,
    noticed: Noticed<'a>,
    limits: &Limits,
) -> Result<Found<'a>, String> {
    let (mut inputs, mut mutants) = (noticed.inputs, noticed.mutants);
    let mut taken = Vec::new();
    while !mutants.is_empty() && !inputs.is_empty() {
        let mut best: Option<(usize, Vec<Mutant>)> = None;
        for (at, (input, output)) in inputs.iter().enumerate() {
            let rest = left(
                compiled,
                mutants.clone(),
                input.text.as_bytes(),
                output,
                limits,
            )?;
            if best.as_ref().is_none_or(|best| rest.len() < best.1.len()) {
                best = Some((at, rest));
            }
        }
        let Some((at, rest)) = best else { break };
        if rest.len() == mutants.len() {
            break; // They were noticed by a run that was too slow.
        }
        taken.push(inputs.remove(at));
        mutants = rest;
    }
    Ok(taken)
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
