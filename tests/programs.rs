//! Every program of this package on every golden case and every fault, found by listing: the output, the message and
//! the status must be the same.
//!
//! A case is `testdata/PROGRAM/CASE.in` with its `.out`. A fault is `testdata/faults/PROGRAM/CASE.in`, with the answers
//! before it (`.out`) and the line that reports it (`.err`).

// Tests run on the current compiler only.
#![allow(clippy::incompatible_msrv)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use std::{env, thread};

/// The names in a folder that end in `ending`, without that ending, sorted.
fn names(folder: &Path, ending: &str) -> Vec<String> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(_) => return Vec::new(),
    };
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let names = names.filter_map(|name| name.strip_suffix(ending).map(str::to_string));
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

fn read(file: &Path) -> String {
    let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {}", file.display(), error));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The first line of a run's output that differs from the expected one.
fn difference(expected: &str, found: &str) -> String {
    let shown = |line: Option<&str>| match line {
        Some(line) => format!("{:?}", line.chars().take(80).collect::<String>()),
        None => "the end".to_string(),
    };
    let (mut expected, mut found) = (expected.lines(), found.lines());
    for line in 1.. {
        match (expected.next(), found.next()) {
            (None, None) => break,
            (one, other) if one == other => {}
            (one, other) => {
                return format!("line {}: expected {}, found {}", line, shown(one), shown(other))
            }
        }
    }
    "another end of the last line".to_string()
}

/// What is wrong, the smallest input first; only that one if `ONE` names a program.
fn shown(mut wrong: Vec<(u64, String)>) -> String {
    wrong.sort();
    let most = if env::var("ONE").is_ok() { 1 } else { 20 };
    let lines = wrong.iter().take(most).map(|wrong| wrong.1.as_str());
    let mut lines = lines.collect::<Vec<_>>().join("\n");
    if wrong.len() > most {
        lines += &format!("\nand {} more", wrong.len() - most);
    }
    lines
}

/// Runs every program on `FOLDER/PROGRAM/CASE.in`; fails with what is wrong, else gives the numbers of programs and cases.
fn run_all(folder: &str, status: i32, endings: &[&str]) -> (usize, usize) {
    // Cargo runs a test in the folder of its package, even if that has been moved since compilation.
    let root = env::current_dir().unwrap();
    let mut programs = names(&root.join("src/bin"), ".rs");
    if let Ok(one) = env::var("ONE") {
        programs.retain(|program| *program == one);
    }
    let cases: Vec<(&String, PathBuf)> = programs
        .iter()
        .flat_map(|program| {
            let folder = root.join(folder).join(program);
            let cases = names(&folder, ".in").into_iter();
            cases.map(move |case| (program, folder.join(case)))
        })
        .collect();
    // The test itself is in the folder `deps` beside the programs.
    let test = env::current_exe().unwrap();
    let compiled = test.ancestors().nth(2).unwrap();
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let some = || {
        while let Some((program, case)) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            let input = File::open(case.with_extension("in")).unwrap();
            let output = Command::new(compiled.join(program))
                .stdin(Stdio::from(input))
                .output()
                .unwrap_or_else(|error| panic!("{}: {}", program, error));
            let shown =
                |file: &Path| file.strip_prefix(&root).unwrap_or(file).display().to_string();
            let again = format!("{} < {}.in", shown(&compiled.join(program)), shown(case));
            let says = |what: String| {
                let size = fs::metadata(case.with_extension("in")).unwrap().len();
                let what = format!("{}: {}\n    {}", shown(case), what, again);
                wrong.lock().unwrap().push((size, what));
            };
            if output.status.code() != Some(status) {
                says(output.status.to_string());
            }
            for (ending, found) in endings.iter().zip(&[&output.stdout, &output.stderr]) {
                let expected = read(&case.with_extension(ending));
                let found = String::from_utf8_lossy(found);
                if expected != found {
                    says(format!(".{}: {}", ending, difference(&expected, &found)));
                }
            }
            if endings.len() == 1 && !output.stderr.is_empty() {
                says(String::from_utf8_lossy(&output.stderr).into_owned());
            }
        }
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..processors).for_each(|_| drop(scope.spawn(some))));
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "\n\n{}\n", shown(wrong));
    (programs.len(), cases.len())
}

#[test]
fn every_program_gives_the_expected_output_of_every_case() {
    let (programs, cases) = run_all("testdata", 0, &["out"]);
    println!("{} golden cases of {} programs", cases, programs);
    assert!(cases >= 2 * programs, "only {} cases", cases);
}

#[test]
fn every_program_answers_what_comes_before_a_fault_and_says_where_it_is() {
    let (programs, faults) = run_all("testdata/faults", 1, &["out", "err"]);
    println!("{} faults of {} programs", faults, programs);
    assert!(faults > 0 || env::var("ONE").is_ok());
}
