//! The corpus (`crates/problems/src/corpus.rs`): each solution must get its verdict.

use grundy_catalogue::header::Header;
use grundy_checks::found::{assert_none, each};
use grundy_checks::run::{feed, text};
use grundy_judge::attempt::{Attempt, Source};
use grundy_judge::checker::Checker;
use grundy_judge::language::{solution, Folders, Options};
use grundy_judge::limits::Limits;
use grundy_judge::run::Start;
use grundy_problems::corpus::{corpus, Entry};
use grundy_problems::format::Case;
use grundy_problems::inputs::Small;
use grundy_problems::list::problem;
use grundy_problems::suite::path;
use std::process::Command;
use std::slice::from_ref;
use std::{env, fs};

/// The printed JSON, and the verdict.
fn judged(entry: &Entry, more: &[&str]) -> (String, String) {
    let program = entry.program();
    let mut judge = Command::new(env!("CARGO_BIN_EXE_grundy"));
    judge.args(["try", program, "--json", "--seconds", "5"]).arg(entry.path());
    judge.arg("--keep").arg(path("target/judged").join(&entry.file));
    judge.args(entry.judge().map(|name| format!("--judge={name}")));
    let output = feed(judge.args(more), b"");
    let said = text(&output.stdout) + &text(&output.stderr);
    let last = said.lines().next_back().unwrap_or("");
    let last: serde_json::Value = serde_json::from_str(last).unwrap_or_default();
    (said, last["verdict"].as_str().unwrap_or("none").to_string())
}

/// Whether the compiler or interpreter of a file is missing.
fn is_skipped(said: &str) -> bool {
    said.contains("which is not installed here")
}

#[test]
#[ignore = "takes minutes, and wants g++, python3 and a Java"]
fn each_gets_its_verdict() {
    let mut corpus = corpus();
    if let Ok(one) = env::var("ONE") {
        corpus.retain(|entry| entry.program() == one);
        assert!(!corpus.is_empty(), "no solution is for ONE={one}: name a program");
    }
    let results = each(&corpus, |entry| {
        let (line, wrong) = found(entry);
        println!("{line}"); // at once, because all of them take long
        wrong
    });
    assert_none(results.into_iter().flatten().collect());
}

/// A line about a solution, and what is wrong with it.
fn found(entry: &Entry) -> (String, Vec<String>) {
    let (all, verdict) = judged(entry, &[]);
    let (file, expected) = (&entry.file, entry.expected());
    let mut wrong = Vec::new();
    if is_skipped(&all) {
        return (format!("SKIPPED  {file}: {}", all.trim()), wrong);
    }
    if !expected.contains(&&verdict[..]) {
        wrong.push(format!("{file}: {verdict} instead of {expected:?}\n{all}"));
    }
    if expected == ["AC"] {
        return (format!("{verdict}  {file}"), wrong);
    }
    // Whether these stages alone would have found the mistake.
    let alone = |stage: &str| judged(entry, &[&format!("--stage={stage}")]).1 != "AC";
    let found = ["hard", "golden", "small", "random", "largest"].map(|stage| (stage, alone(stage)));
    if found[2].1 {
        wrong.extend(not_smallest(entry));
    }
    let by: Vec<&str> = found.iter().filter(|stage| stage.1).map(|stage| stage.0).collect();
    let kind = entry.kind();
    (format!("{verdict}  {file} ({kind}), found by {}", by.join(", ")), wrong)
}

/// What is wrong if the counterexample of the small inputs is not a smallest one: the solution must answer every
/// smaller input, each in its own run (a regular sample if there are many).
fn not_smallest(entry: &Entry) -> Option<String> {
    const MOST: usize = 300;
    let (program, file) = (entry.program(), &entry.file);
    let (said, _) = judged(entry, &["--stage=small"]);
    if !said.contains("the smallest: every smaller input is answered right") {
        return None; // It does not claim to be the smallest.
    }
    let problem = problem(program).unwrap();
    let folder = path("target/judged").join(file);
    let input = fs::read(folder.join("small.in")).unwrap();
    let case = problem.format.read(&input).cases.remove(0);
    let mut smaller: Vec<Case> = Vec::new();
    for of in Small::new(&problem.format, 300_000) {
        if of.cases.contains(&case) {
            break;
        }
        smaller.extend(of.cases);
    }
    let source = entry.path().display().to_string();
    let folder = path("target/tried").join(file);
    let folders = Folders::new(&folder, Vec::new(), folder.join("cache")).unwrap();
    let solution = solution(&source, &folders, &Options::default()).ok()?;
    let limits = Limits { seconds: 2.0, kilobytes: 1 << 20 };
    let header = Header::of(&path(""), program).unwrap();
    let judges = header.problems().map(|problem| problem.0);
    let attempt = Attempt {
        problem: &problem,
        checker: Checker::new(&problem, judges),
        solution: &solution.start,
        limits,
        folder,
        right: &Start::ours(&[]), // the reference alone is asked
        is_repeated: false,
    };
    for case in smaller.iter().step_by(smaller.len() / MOST + 1) {
        if attempt.failure_of(from_ref(case), Source::Reference).unwrap().is_some() {
            let input = problem.format.input([case]);
            return Some(format!("{file}: a smaller input fails too:\n{input}"));
        }
    }
    None
}
