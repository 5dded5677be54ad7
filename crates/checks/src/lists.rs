//! Completeness: no program lacks its name, the sample in its help, cases, format or reference, and no case is there
//! twice. The tests of the catalogue check what is left to do in its header.

use crate::found::Found;
use grundy_catalogue::header::parts;
use grundy_judge::difference::text as lossy;
use grundy_problems::list::{file, problem};
use grundy_problems::suite::{cases, path, read, sample};

/// What is missing, each with the place where to write it.
pub fn nothing_is_missing(program: &str) -> Found {
    let mut found = Found::default();
    let mut says = |what: String| found.wrong.push(format!("{program}: {what}"));
    let source = grundy_catalogue::source(&path(""), program);
    let text = read(&source);
    if !text.contains(&format!("::run({program:?}, ABOUT, solve);")) {
        says(format!(
            "{source} runs under another name: end with io::run(\"{program}\", ABOUT, solve)"
        ));
    }
    if let Some(what) = grundy_catalogue::left::cases(&path(""), program) {
        says(what);
    }
    let help = parts(text).map_or("", |(_, help, _)| help);
    if let Some((input, output)) = sample(program).map(|(a, b)| (lossy(&a), lossy(&b))) {
        if !help.ends_with(&format!("\n\nSample input:\n{input}Sample output:\n{output}")) {
            says(format!("the help in {source} does not end with testdata/{program}/sample.*"));
        }
    }
    let cases = cases(program);
    for (at, case) in cases.iter().enumerate() {
        if let Some(same) = cases[..at].iter().find(|other| other.input == case.input) {
            let (name, same) = (&case.name, &same.name);
            says(format!("{name}.in is {same}.in again: delete the name that says less"));
        }
    }
    let file = file(program);
    match problem(program) {
        // The engine's programs read requests, and have tests of their own.
        None if source.starts_with("crates/engine/") => {}
        None => {
            says(format!("no {file}: it says what the program reads, and knows the right answers"));
        }
        Some(problem) => {
            for case in cases {
                if let Some(fault) = problem.format.read(&case.input).fault {
                    let (name, fault) = (case.name, fault.error(&case.input));
                    says(format!("testdata/{program}/{name}.in is not what {file} says: {fault}"));
                }
            }
        }
    }
    found.tried = 1;
    found
}
