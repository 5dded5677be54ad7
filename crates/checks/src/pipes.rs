//! Pipes: input that comes late or byte by byte, a partner that waits for each answer, readers that leave.

use crate::build::Build;
use crate::chosen::{of, SLOW, TALKS};
use crate::found::Found;
#[cfg(unix)]
use crate::run::feed_late;
use crate::run::{compare, ended, start};
use grundy_judge::difference::text;
use grundy_problems::suite::sample;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command};
use std::thread;
use std::time::Duration;

/// Input that is not there yet is waited for, if standard input does not block.
///
/// # Panics
///
/// If the program cannot be run.
#[cfg(unix)]
pub fn late_input(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let Some((input, answer)) = sample(program) else {
        return found; // `lists` reports what is missing.
    };
    let output = feed_late(&mut Command::new(build.binary(program)), &input);
    let expected = (Some(0), text(&answer), String::new());
    found.add(compare(
        &format!("{program} on a socket that does not block"),
        ended(output),
        expected,
    ));
    found
}

#[cfg(not(unix))]
pub fn late_input(_: &Build, _: &str) -> Found {
    println!("skipped: this system has no inputs that do not block");
    Found::default()
}

/// Starts a program with pipes at both ends.
///
/// # Panics
///
/// If the program cannot be run.
pub fn partner(build: &Build, program: &str) -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let mut child = start(&mut Command::new(build.binary(program)));
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let stdout = BufReader::new(stdout.expect("a pipe"));
    (child, stdin.expect("a pipe"), stdout)
}

/// Each answer comes as soon as its input has arrived.
///
/// # Panics
///
/// If the program cannot be run.
pub fn answers_at_once(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    if let Some([head, case, answer]) = of(&TALKS, program) {
        let (mut child, mut stdin, mut stdout) = partner(build, program);
        stdin.write_all(head.as_bytes()).expect("a pipe");
        for _ in 0..3 {
            stdin.write_all(case.as_bytes()).expect("a pipe");
            let mut line = String::new();
            stdout.read_line(&mut line).expect("a pipe");
            found.add((line != answer).then(|| format!("{program}: {line:?}")));
        }
        drop(stdin);
        child.wait().expect("a child");
    }
    found
}

/// When the reader of the answers leaves, at once or later, the program ends quietly.
///
/// # Panics
///
/// If the program cannot be run.
pub fn readers_that_leave(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let mut quiet = |mut child: Child| {
        let mut errors = String::new();
        let stderr = child.stderr.as_mut().expect("a pipe");
        stderr.read_to_string(&mut errors).expect("text");
        let status = child.wait().expect("a child").code();
        let is_quiet = (status, errors.as_str()) == (Some(0), "");
        found.add((!is_quiet).then(|| format!("{program}, no reader: {status:?} {errors}")));
    };
    if let Some((input, _)) = sample(program) {
        let (child, mut stdin, stdout) = partner(build, program);
        drop(stdout);
        let _ = stdin.write_all(&input);
        drop(stdin);
        quiet(child);
    }
    if let Some([head, case, _]) = of(&TALKS, program) {
        let (child, mut stdin, mut stdout) = partner(build, program);
        let mut line = String::new();
        stdin.write_all((head.to_string() + case).as_bytes()).expect("a pipe");
        stdout.read_line(&mut line).expect("a pipe");
        drop(stdout);
        let lines = case.repeat(10_000);
        while stdin.write_all(lines.as_bytes()).is_ok() {}
        quiet(child);
    }
    found
}

/// The sample arrives one byte at a time; for one program with pauses, in the middle of numbers and marks.
///
/// # Panics
///
/// If the program cannot be run.
pub fn single_bytes(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let mut try_one = |input: &[u8], expected: &str, pause: Option<Duration>| {
        let (mut child, mut stdin, mut stdout) = partner(build, program);
        for byte in input {
            // The program may already have seen the 0 that ends the input.
            let _ = stdin.write_all(&[*byte]);
            pause.map_or_else(thread::yield_now, thread::sleep);
        }
        drop(stdin);
        let mut output = String::new();
        stdout.read_to_string(&mut output).expect("text");
        let status = child.wait().expect("a child").code();
        let is_right = (status, output.as_str()) == (Some(0), expected);
        let wrong = || format!("{program}, a byte at a time: {status:?}, {output:?}");
        found.add((!is_right).then(wrong));
    };
    if let Some((input, output)) = sample(program) {
        try_one(&input, &text(&output), None);
    }
    if let Some((input, output)) = of(&SLOW, program) {
        try_one(input, output, Some(Duration::from_millis(1)));
    }
    found
}
