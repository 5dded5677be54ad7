//! A program as a process: arguments, pipes that close, a full disk, a partner that waits for each answer, memory,
//! endless input.

use crate::build::Build;
use crate::chosen::{of, ENDLESS, SLOW, STREAMS, TALKS};
use crate::found::Found;
#[cfg(unix)]
use crate::run::feed_late;
use crate::run::{feed, limited, start};
use grundy_judge::difference::text;
use grundy_judge::processes::peak;
use grundy_problems::format::Cases;
use grundy_problems::list::problem;
use grundy_problems::suite::{path, read, sample};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

/// The status, output and errors of a run.
type Ended = (Option<i32>, String, String);

fn ended(output: Output) -> Ended {
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// The error if a run did not end as it should.
fn compare(what: &str, found: Ended, expected: Ended) -> Option<String> {
    let wrong = || format!("{what}: expected {expected:?}, found {found:?}");
    (found != expected).then(wrong)
}

/// `--help` and `--version` print, other arguments are errors; the help is that of the source and ends with the sample.
pub fn arguments(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let with = |arguments: &[&str]| {
        let mut command = Command::new(build.binary(program));
        ended(feed(command.args(arguments), b""))
    };
    let (status, help, errors) = with(&["--help"]);
    let file = grundy_catalogue::source(&path(""), program);
    let mut parts = vec!["Input:", "Output:", "Range:", "Cost:"];
    let sample = sample(program).map(|(input, output)| {
        let (input, output) = (text(&input), text(&output));
        format!("\nSample input:\n{input}Sample output:\n{output}")
    });
    parts.extend(sample.as_deref());
    let missing = parts.iter().find(|part| !help.contains(*part));
    found.add(missing.map(|part| format!("{file}: its help does not have {part:?}")));
    let ends = sample.as_ref().is_none_or(|sample| help.ends_with(sample));
    let is_right =
        (status, errors.as_str()) == (Some(0), "") && ends && read(&file).contains(&help);
    found.add((!is_right).then(|| {
        format!(
            "{file}: --help prints another text, or does not end with testdata/{program}/sample.*"
        )
    }));
    let version = format!("{program} {}\n", env!("CARGO_PKG_VERSION"));
    let expected = (Some(0), version, String::new());
    found.add(compare(program, with(&["--version"]), expected));
    for arguments in [&["x"][..], &[""], &["--help", "x"], &["--version", "--help"], &["-h"]] {
        let (status, output, errors) = with(arguments);
        let is_right =
            (status, output.as_str()) == (Some(2), "") && build.is_line(program, &errors);
        found.add((!is_right).then(|| format!("{program} {arguments:?}: {status:?}, {errors:?}")));
    }
    found
}

/// Failing to write is an error.
///
/// # Panics
///
/// If the program cannot be run.
pub fn full_disk(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    if !Path::new("/dev/full").exists() {
        println!("skipped: this system has no /dev/full");
        return found;
    }
    let Some((input, _)) = sample(program) else {
        return found; // `lists` reports what is missing.
    };
    let arguments = [None, Some("--help")];
    for argument in &arguments {
        let full = OpenOptions::new().write(true).open("/dev/full");
        let mut child = Command::new(build.binary(program))
            .args(argument.iter())
            .stdin(Stdio::piped())
            .stdout(full.expect("/dev/full"))
            .stderr(Stdio::piped())
            .spawn()
            .expect("a child");
        let _ = child.stdin.take().expect("a pipe").write_all(&input);
        let (status, _, errors) = ended(child.wait_with_output().expect("its output"));
        let head = format!("{program}: cannot write to standard output: ");
        let is_right =
            status == Some(1) && build.is_line(program, &errors) && errors.starts_with(&head);
        found.add((!is_right).then(|| format!("{program} > /dev/full: {status:?}, {errors:?}")));
    }
    found
}

/// Failing to read is an error.
///
/// # Panics
///
/// If the program cannot be run.
pub fn unreadable_input(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let mut command = Command::new(build.binary(program));
    let folder = File::open(path("src")).expect("the folder src");
    let (status, _, errors) = ended(command.stdin(folder).output().expect("a child"));
    let head = format!("{program}: cannot read standard input: ");
    let is_right =
        status == Some(1) && build.is_line(program, &errors) && errors.starts_with(&head);
    found.add((!is_right).then(|| format!("{program} < src: {status:?}, {errors:?}")));
    found
}

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
fn partner(build: &Build, program: &str) -> (Child, ChildStdin, BufReader<ChildStdout>) {
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

/// The number of blanks or digits in a row: twice the address space for programs that begin in different ways, as
/// all share the reader; 2 * 10^6 for the others.
fn many(program: &str) -> usize {
    if ENDLESS.contains(&program) {
        20_000_000
    } else {
        2_000_000
    }
}

/// Runs the program on many copies of `byte`, then `rest`, with 10 MB of address space.
fn after_many(build: &Build, byte: u8, program: &str, rest: &[u8]) -> Ended {
    let mut child = start(&mut limited(&build.binary(program), &["-v 10000"]));
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::scope(|scope| {
        scope.spawn(move || {
            let block = [byte; 50_000];
            for _ in 0..many(program) / block.len() {
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
        let what = format!("{program} after {} times {byte}", many(program));
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
    let may_end =
        format.is_none_or(|format| matches!(format.cases, Cases::ToEnd | Cases::ToEndOrZero));
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
    let column = format!("column {}:", many(program) + 1);
    let errors = empty.2.replace("column 1:", &column);
    let blanks = after_many(build, b' ', program, b"");
    let expected = (empty.0, String::new(), errors);
    found.add(compare(&format!("{program} on blanks"), blanks, expected));
    found
}
