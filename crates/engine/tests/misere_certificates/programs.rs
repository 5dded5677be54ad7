//! Runs of the two programs, and their golden cases.

use grundy_checks::run::{feed, text};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

pub const QUOTIENT: &str = env!("CARGO_BIN_EXE_misere-quotient");
pub const OCTAL: &str = env!("CARGO_BIN_EXE_misere-octal");

/// Runs a program on `input`.
pub fn run(program: &str, input: &str) -> Output {
    feed(&mut Command::new(program), input.as_bytes())
}

/// The answers of `misere-quotient`, one for each request.
pub fn answers(requests: &[String]) -> Vec<String> {
    let output = run(QUOTIENT, &requests.join("\n"));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let all = text(&output.stdout);
    let answers = all.trim_end().split("\n\n");
    let answers: Vec<String> = answers.map(|answer| format!("{answer}\n")).collect();
    assert_eq!(answers.len(), requests.len());
    answers
}

pub fn certificate(code: &str) -> String {
    answers(&[format!("certificate {code}")]).remove(0)
}

/// The golden cases of a program: name, input, output.
pub fn golden(program: &str) -> Vec<(String, String, String)> {
    let entries = fs::read_dir(format!("testdata/{program}")).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let inputs = paths.filter(|path| path.extension().is_some_and(|ending| ending == "in"));
    let read = |path: &Path| fs::read_to_string(path).unwrap();
    let case = |path: &Path| {
        let name = path.display().to_string();
        (name, read(path), read(&path.with_extension("out")))
    };
    inputs.map(|path| case(&path)).collect()
}
