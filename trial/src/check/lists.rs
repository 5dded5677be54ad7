//! That nothing is missing for a program: its name, cases, format, reference. What is left to do in its header is for
//! the tests of the catalogue.

use super::Found;
use crate::problem::{file, problem};
use crate::suite::{cases, names, path, read, testdata};

/// What is missing, each with the place to write it.
pub fn nothing_is_missing(program: &str) -> Found {
    let mut found = Found::default();
    let mut says = |what: String| found.wrong.push(format!("{program}: {what}"));
    let source = grundy_catalogue::source(&path(""), program);
    let text = read(&source);
    if !text.contains(&format!("::run({program:?}, ABOUT, solve);")) {
        says(format!(
            "{source} runs under another name: end with judge::run(\"{program}\", ABOUT, solve)"
        ));
    }
    let folder = testdata(program);
    if !folder.join("sample.in").exists() || !folder.join("sample.out").exists() {
        says(format!(
            "no sample: write it in the help of {source}, and `make one P={program}` copies it; or write testdata/{program}/sample.in and sample.out"
        ));
    } else if names(&folder, ".in") != names(&folder, ".out") {
        says(format!("testdata/{program}: a .in without its .out, or the other way round (`make outputs` writes those that are missing)"));
    } else if names(&folder, ".in").len() < 2 {
        says(format!("testdata/{program} has the sample alone: add a case named for its reason, such as min.in or max.in, and `make outputs` writes its .out"));
    }
    let file = file(program);
    match problem(program) {
        // The engine's read requests, and have tests of their own.
        None if source.starts_with("engine/") => {}
        None => {
            says(format!("no {file}: it says what the program reads, and knows the right answers"));
        }
        Some(problem) => {
            for case in cases(program) {
                if let Some(fault) = problem.format.read(&case.input).fault {
                    let name = case.name;
                    says(format!(
                        "testdata/{program}/{name}.in is not what {file} says: {fault:?}"
                    ));
                }
            }
        }
    }
    found.tried = 1;
    found
}
