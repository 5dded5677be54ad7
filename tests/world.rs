//! The world around a program: arguments, pipes whose other end goes away, a full disk, a partner
//! that waits for each answer, memory.

mod common;

use common::format::Cases;
use common::formats::format;
use common::{binary, feed, is_told, programs, run, text, two_at_a_time, IS_PACKAGE};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};

#[cfg(feature = "large")]
fn with(program: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = feed(Command::new(binary(program)).args(arguments), b"");
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

#[cfg(feature = "large")]
#[test]
fn help_and_version_are_printed_and_other_arguments_are_usage_errors() {
    for program in programs() {
        let (status, help, errors) = with(&program, &["--help"]);
        assert_eq!((status, errors.as_str()), (Some(0), ""), "{}", program);
        for part in &[
            "Input:",
            "Output:",
            "Range:",
            "Cost:",
            "Sample input:",
            "Sample output:",
        ] {
            assert!(
                help.contains(part),
                "{} --help says nothing of {}",
                program,
                part
            );
        }
        let version = format!("{} {}\n", program, env!("CARGO_PKG_VERSION"));
        assert_eq!(
            with(&program, &["--version"]),
            (Some(0), version, String::new())
        );
        for arguments in &[
            &["x"][..],
            &[""],
            &["--help", "x"],
            &["--version", "--help"],
            &["-h"],
        ] {
            let (status, output, errors) = with(&program, arguments);
            assert_eq!(
                (status, output.as_str()),
                (Some(2), ""),
                "{} {:?}",
                program,
                arguments
            );
            assert!(errors.starts_with(&format!("{}: ", program)) && errors.lines().count() == 1);
        }
    }
}

#[test]
fn a_full_disk_is_an_error() {
    if !Path::new("/dev/full").exists() {
        println!("skipped: this system has no /dev/full");
        return;
    }
    let full = || OpenOptions::new().write(true).open("/dev/full").unwrap();
    for program in programs() {
        let input = fs::read(common::path(&format!("testdata/{}/sample.in", program))).unwrap();
        let arguments = [None, Some("--help")];
        for argument in &arguments[..if IS_PACKAGE { 2 } else { 1 }] {
            let mut child = Command::new(binary(&program))
                .args(argument.iter())
                .stdin(Stdio::piped())
                .stdout(full())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            let _ = child.stdin.take().unwrap().write_all(&input);
            let output = child.wait_with_output().unwrap();
            let errors = text(&output.stderr);
            assert!(is_told(&program, &errors, &errors), "{}", errors);
            if IS_PACKAGE {
                let wrong = format!("{}: cannot write to standard output: ", program);
                assert!(errors.starts_with(&wrong), "{}", errors);
            }
            assert_eq!(output.status.code(), Some(1));
        }
    }
}

#[test]
fn an_unreadable_input_is_an_error() {
    let folder = File::open(common::path("src")).unwrap();
    let output = Command::new(binary("three-x"))
        .stdin(folder)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let errors = text(&output.stderr);
    assert!(is_told("three-x", &errors, &errors), "{}", errors);
    if IS_PACKAGE {
        assert!(errors.starts_with("three-x: cannot read standard input: "));
    }
}

/// A program at the other end of two pipes.
fn partner(program: &str) -> (Child, ChildStdin, BufReader<std::process::ChildStdout>) {
    let mut child = Command::new(binary(program))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    (child, stdin, BufReader::new(stdout))
}

#[test]
fn each_answer_comes_as_soon_as_its_input_is_in() {
    let talks = [
        ("poj1067", "", "4 7\n", "0\n"),
        ("three-x", "", "6\n", "2\n"),
        ("hdu1846", "3\n", "23 2\n", "first\n"),
        ("hdu1850", "", "3 5 7 9\n", "1\n"),
        ("stripes", "1 5 1 3 ", "6\n", "2\n"),
        ("n-ring", "3\n", "5 2\n", "hou shou sheng\n"),
        ("dag-tokens", "", "2 1 2 0 1 1\n", "1\n"),
    ];
    for &(program, head, case, answer) in &talks {
        let (mut child, mut stdin, mut stdout) = partner(program);
        stdin.write_all(head.as_bytes()).unwrap();
        for _ in 0..3 {
            stdin.write_all(case.as_bytes()).unwrap();
            let mut line = String::new();
            stdout.read_line(&mut line).unwrap();
            assert_eq!(line, answer, "{}", program);
        }
        drop(stdin);
        child.wait().unwrap();
    }
}

#[test]
fn a_reader_that_went_away_ends_the_program_quietly() {
    let (mut child, mut stdin, mut stdout) = partner("poj1067");
    let mut line = String::new();
    stdin.write_all(b"4 7\n").unwrap();
    stdout.read_line(&mut line).unwrap();
    drop(stdout);
    let lines = "5 8\n".repeat(10_000);
    while stdin.write_all(lines.as_bytes()).is_ok() {}
    let mut errors = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut errors)
        .unwrap();
    assert_eq!(
        (child.wait().unwrap().code(), errors.as_str()),
        (Some(0), "")
    );
}

#[test]
fn a_writer_that_pauses_in_the_middle_of_a_number_is_understood() {
    let (mut child, mut stdin, mut stdout) = partner("poj1067");
    for byte in b"\xef\xbb\xbf165580140 267914295\r\n8 4\x1a" {
        stdin.write_all(&[*byte]).unwrap();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    drop(stdin);
    let mut answers = String::new();
    stdout.read_to_string(&mut answers).unwrap();
    assert_eq!(
        (child.wait().unwrap().code(), answers.as_str()),
        (Some(0), "0\n1\n")
    );
}

/// The most memory that a running program has held so far, in KB (Linux).
fn peak(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn a_long_stream_takes_constant_memory() {
    let talks = [
        ("poj1067", "", "5 8\n"),
        ("three-x", "", "700\n"),
        ("hdu1846", "18446744073709551615\n", "5 8\n"),
        ("hdu1850", "18446744073709551615\n", "5 8 9\n"),
        ("stripes", "1 5 1 18446744073709551615\n", "5 8\n"),
    ];
    for &(program, head, case) in &talks {
        let (mut child, mut stdin, stdout) = partner(program);
        let drain = std::thread::spawn(move || stdout.lines().count());
        stdin.write_all(head.as_bytes()).unwrap();
        let block = case.repeat(100_000);
        for _ in 0..50 {
            stdin.write_all(block.as_bytes()).unwrap();
        }
        match peak(&child) {
            Some(kilobytes) => assert!(kilobytes < 8000, "{} holds {} KB", program, kilobytes),
            None => println!("skipped: this system does not tell a program's memory"),
        }
        drop(stdin);
        child.wait().unwrap();
        drain.join().unwrap();
    }
}

#[test]
fn an_announced_count_takes_no_memory() {
    for input in &[
        "1000000000000000000 1 1",
        "4000000000 0 1000000000000000000 1",
    ] {
        for program in programs() {
            let limited = format!("ulimit -v 100000; exec {:?}", binary(&program));
            let output = feed(Command::new("sh").arg("-c").arg(limited), input.as_bytes());
            let errors = text(&output.stderr);
            match output.status.code() {
                Some(0) => assert_eq!(errors, "", "{} on {:?}", program, input),
                Some(1) => assert_eq!(errors.lines().count(), 1, "{}: {}", program, errors),
                status => panic!(
                    "{} on {:?}: status {:?}, {}",
                    program, input, status, errors
                ),
            }
        }
    }
}

#[test]
fn an_empty_input_is_no_case_or_a_fault() {
    for program in programs() {
        let output = run(&program, b"");
        // What has none reads requests (tests/lists.rs).
        let may_end = format(&program)
            .is_none_or(|format| matches!(format.cases, Cases::ToEnd | Cases::ToEndOrZero));
        assert_eq!(
            output.status.code(),
            Some(i32::from(!may_end)),
            "{}",
            program
        );
        assert!(output.stdout.is_empty());
        let errors = text(&output.stderr);
        assert_eq!(is_told(&program, &errors, &errors), !may_end, "{}", program);
        if IS_PACKAGE {
            let is_end = errors.ends_with(", found the end\n");
            assert_eq!(is_end, !may_end, "{}", program);
        }
    }
}

/// A program's sample, and the program run by `sh` with `before` and `after` around it.
fn in_shell(
    program: &str,
    before: &str,
    after: &str,
    input: &[u8],
) -> (Option<i32>, String, String) {
    let line = format!("{} exec {:?} {}", before, binary(program), after);
    let output = feed(Command::new("sh").arg("-c").arg(line), input);
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

fn sample(program: &str) -> (Vec<u8>, String) {
    let read = |ending| {
        fs::read(common::path(&format!(
            "testdata/{}/sample.{}",
            program, ending
        )))
    };
    (read("in").unwrap(), text(&read("out").unwrap()))
}

#[test]
fn a_closed_input_or_output_is_no_crash() {
    for program in programs() {
        let (input, expected) = sample(&program);
        for redirection in &["<&-", ">&-", "<&- >&-", "2>&-"] {
            let (status, output, errors) = in_shell(&program, "", redirection, &input);
            let what = format!("{} {}: {}", program, redirection, errors);
            assert!(status == Some(0) || status == Some(1), "{}", what);
            assert_eq!(
                errors.lines().count(),
                usize::from(status == Some(1)),
                "{}",
                what
            );
            assert!(expected.starts_with(&output), "{}", what);
        }
    }
}

#[test]
fn a_reader_that_leaves_at_once_ends_the_program_quietly() {
    for program in programs() {
        let (mut child, mut stdin, stdout) = partner(&program);
        drop(stdout);
        let _ = stdin.write_all(&sample(&program).0);
        drop(stdin);
        let mut errors = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut errors)
            .unwrap();
        assert_eq!(
            (child.wait().unwrap().code(), errors.as_str()),
            (Some(0), ""),
            "{}",
            program
        );
    }
}

#[test]
fn samples_are_answered_a_byte_at_a_time() {
    for program in programs() {
        let (input, expected) = sample(&program);
        let (mut child, mut stdin, mut stdout) = partner(&program);
        for byte in input {
            // It may have seen the 0 that ends the input.
            let _ = stdin.write_all(&[byte]);
            std::thread::yield_now();
        }
        drop(stdin);
        let mut output = String::new();
        stdout.read_to_string(&mut output).unwrap();
        assert_eq!(
            (child.wait().unwrap().code(), output),
            (Some(0), expected),
            "{}",
            program
        );
    }
}

#[test]
fn ten_megabytes_and_a_stack_of_256_are_enough_for_every_sample() {
    for program in programs() {
        let (input, expected) = sample(&program);
        for limit in &["ulimit -v 10000;", "ulimit -s 256;"] {
            let seen = in_shell(&program, limit, "", &input);
            assert_eq!(
                seen,
                (Some(0), expected.clone(), String::new()),
                "{} {}",
                program,
                limit
            );
        }
    }
}

/// How many blanks or digits in a row: 10^8 for programs that begin in different ways, as all share the
/// reader; for the others 2 * 10^6.
fn many(program: &str) -> usize {
    let begins = ["poj1067", "hdu1846", "octal", "timus1180"];
    if begins.contains(&program) {
        100_000_000
    } else {
        2_000_000
    }
}

/// The program on many times `byte` and then `rest`, with 10 MB of addresses.
fn after_many(byte: char, program: &str, rest: &[u8]) -> (Option<i32>, String, String) {
    let head = format!(
        "{{ head -c {} /dev/zero | tr '\\0' '{}'; cat; }} | {{ ulimit -v 10000;",
        many(program),
        byte
    );
    in_shell(program, &head, "; }", rest)
}

#[test]
fn many_blanks_or_leading_zeros_are_passed_over_in_ten_megabytes() {
    two_at_a_time(&programs(), |program| {
        let (input, expected) = sample(program);
        // The sample of requests may begin with a word.
        let is_number = format(program).is_some_and(|f| f.read(&input).tokens[0].range.is_some());
        // A word that begins with zeros is another one.
        for &byte in &[' ', '0'][..if is_number { 2 } else { 1 }] {
            let seen = after_many(byte, program, &input);
            assert_eq!(
                seen,
                (Some(0), expected.clone(), String::new()),
                "{}",
                program
            );
        }
    });
}

#[test]
fn nothing_but_many_blanks_is_an_empty_input() {
    two_at_a_time(&programs(), |program| {
        let empty = run(program, b"");
        let column = format!("column {}:", many(program) + 1);
        let errors = text(&empty.stderr).replace("column 1:", &column);
        let seen = after_many(' ', program, b"");
        assert_eq!(seen, (empty.status.code(), String::new(), errors));
    });
}

#[test]
fn a_line_of_many_digits_is_a_fault_in_ten_megabytes() {
    let found = format!("found \"{}...\"\n", "7".repeat(24));
    two_at_a_time(&programs(), |program| {
        let (status, output, errors) = after_many('7', program, b"\n");
        assert_eq!((status, output.as_str()), (Some(1), ""), "{}", program);
        assert!(is_told(program, &errors, &errors), "{}", errors);
        if IS_PACKAGE {
            let place = format!("{}: line 1, column 1: expected ", program);
            assert!(errors.starts_with(&place), "{}", errors);
            assert!(errors.ends_with(&found), "{}", errors);
        }
    });
}
