//! Memory: long streams, counts that are only announced, small machines, endless tokens.

use crate::build::Build;
use crate::chosen::{of, STREAMS};
use crate::found::Found;
use crate::pipes::partner;
use crate::run::{compare, ended, feed, limited, start, Ended};
use grundy_judge::difference::text;
use grundy_judge::processes::peak;
use grundy_problems::list::problem;
use grundy_problems::suite::sample;
use std::io::{BufRead, Read, Write};
use std::thread;

/// A long stream takes constant memory.
///
/// # Panics
///
/// If the program cannot be run.
pub fn constant_memory(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    if let Some([head, case]) = of(&STREAMS, program) {
        let (mut child, mut stdin, mut stdout) = partner(build, program);
        thread::scope(|scope| {
            scope.spawn(|| stdout.by_ref().lines().count());
            let _ = stdin.write_all(head.as_bytes());
            let block = case.repeat(100_000);
            for _ in 0..50 {
                let _ = stdin.write_all(block.as_bytes());
            }
            match peak(child.id()) {
                Some(held) => {
                    found.add((held >= 8000).then(|| format!("{program} holds {held} KB")));
                }
                None => println!("skipped: this system does not say how much memory is held"),
            }
            drop(stdin);
        });
        child.wait().expect("a child");
    }
    found
}

/// A count that is only announced takes no memory.
pub fn announced_counts(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    for input in ["1000000000000000000 1 1", "4000000000 0 1000000000000000000 1"] {
        let mut command = limited(&build.binary(program), &["-v 100000"]);
        let (status, _, errors) = ended(feed(&mut command, input.as_bytes()));
        let is_right = match status {
            Some(0) => errors.is_empty(),
            Some(1) => build.is_line(program, &errors),
            _ => false,
        };
        found.add((!is_right).then(|| format!("{program} on {input:?}: {status:?}, {errors}")));
    }
    found
}

/// Ten megabytes of address space and a stack of 256 KB are enough for the sample.
pub fn small_machines(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    if let Some((input, expected)) = sample(program) {
        for limits in ["-v 10000", "-s 256"] {
            let output = feed(&mut limited(&build.binary(program), &[limits]), &input);
            let wrong = crate::golden::wrong(&output, &expected);
            found.add(wrong.map(|wrong| format!("{program}, ulimit {limits}: {wrong}")));
        }
    }
    found
}

/// The number of blanks or digits in a row: twice the address space.
const MANY: usize = 20_000_000;

/// Runs the program on many copies of `byte`, then `rest`, with 10 MB of address space.
fn after_many(build: &Build, byte: u8, program: &str, rest: &[u8]) -> Ended {
    let mut child = start(&mut limited(&build.binary(program), &["-v 10000"]));
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::scope(|scope| {
        scope.spawn(move || {
            let block = [byte; 50_000];
            for _ in 0..MANY / block.len() {
                if stdin.write_all(&block).is_err() {
                    return;
                }
            }
            let _ = stdin.write_all(rest);
        });
        ended(child.wait_with_output().expect("its output"))
    })
}

/// Within ten megabytes, many blanks or leading zeros are skipped, and many digits are a fault. An empty input, or
/// one with only blanks, is no case or a fault at the end.
pub fn endless_tokens(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let Some((input, expected)) = sample(program) else {
        return found; // `lists` reports what is missing.
    };
    let format = problem(program).map(|problem| problem.format);
    // A sample of requests may begin with a word; one that begins with zeros would be different.
    let first = format.as_ref().map(|format| format.read(&input).tokens);
    let is_number = first.is_some_and(|tokens| tokens[0].range.is_some());
    for byte in &b" 0"[..if is_number { 2 } else { 1 }] {
        let ended = after_many(build, *byte, program, &input);
        let expected = (Some(0), text(&expected), String::new());
        let what = format!("{program} after {} times {byte}", MANY);
        found.add(compare(&what, ended, expected));
    }

    let (status, output, errors) = after_many(build, b'7', program, b"\n");
    let place = format!("{program}: line 1, column 1: expected ");
    let end = format!("found \"{}...\"\n", "7".repeat(24));
    let is_right = (status, output.as_str()) == (Some(1), "")
        && build.is_line(program, &errors)
        && errors.starts_with(&place)
        && errors.ends_with(&end);
    found.add((!is_right).then(|| format!("{program} on many digits: {status:?}, {errors:?}")));

    // A program without a format reads requests until the end.
    let may_end = format.is_none_or(|format| format.cases.may_end());
    let empty = ended(build.run(program, b""));
    let is_right = match (&empty.0, may_end) {
        (Some(0), true) => empty.2.is_empty(),
        (Some(1), false) => {
            build.is_line(program, &empty.2) && empty.2.ends_with(", found the end\n")
        }
        _ => false,
    };
    let is_right = is_right && empty.1.is_empty();
    found.add((!is_right).then(|| format!("{program} on nothing: {empty:?}")));
    let column = format!("column {}:", MANY + 1);
    let errors = empty.2.replace("column 1:", &column);
    let blanks = after_many(build, b' ', program, b"");
    let expected = (empty.0, String::new(), errors);
    found.add(compare(&format!("{program} on blanks"), blanks, expected));
    found
}
