//! Tests: bad inputs. Each is answered, or refused in one line; quickly, and in little memory.

use super::programs::{golden, OCTAL, QUOTIENT};
use grundy_checks::run::{feed, limited, text};
use grundy_problems::random::{Choose, Random};
use std::path::Path;
use std::time::{Duration, Instant};

/// The words that replace a word of the input.
const WORDS: [&str; 20] = [
    "-4",
    "+4",
    "4.5",
    "1x",
    "1,",
    "word",
    "18446744073709551615",
    "18446744073709551616",
    "111111111111111111111",
    "1000000000000000000",
    "0",
    "1\0",
    "é",
    "\u{feff}4",
    "",
    "#",
    "certificate",
    "0.",
    "4.",
    "0.8",
];

#[test]
fn damaged_inputs_are_answered_or_refused() {
    for (name, program) in [("misere-octal", OCTAL), ("misere-quotient", QUOTIENT)] {
        let mut random = Random(30);
        for _ in 0..50 {
            refused_or_answered(program, &damaged(name, &mut random));
        }
    }
}

/// The codes are also arbitrary, so for most of them no quotient is found.
#[test]
#[ignore = "takes minutes"]
fn two_thousand_hostile_inputs_of_each_are_answered_or_refused() {
    for (name, program) in [("misere-octal", OCTAL), ("misere-quotient", QUOTIENT)] {
        let mut random = Random(31);
        let mut slowest = (Duration::ZERO, String::new());
        for at in 0..2000 {
            let input = match at % 10 {
                0 if program == OCTAL => blocks_of_any_code(&mut random),
                0 => requests_of_any_code(&mut random),
                _ => damaged(name, &mut random),
            };
            let start = Instant::now();
            refused_or_answered(program, &input);
            slowest = slowest.max((start.elapsed(), input));
        }
        let (time, input) = slowest;
        println!("{name}: the slowest of 2000 took {time:?}: {}", cut(&input));
    }
}

/// Runs the program with 4 s of processor time and 100 MB.
fn refused_or_answered(program: &str, input: &str) {
    let mut command = limited(Path::new(program), &["-t 4", "-v 100000"]);
    let output = feed(&mut command, input.as_bytes());
    let errors = text(&output.stderr);
    let is_told = errors.lines().all(|line| line.starts_with("misere-"));
    let expected = Some(i32::from(!errors.is_empty()));
    assert!(
        is_told && output.status.code() == expected,
        "{}: {:?}, {}",
        cut(input),
        output.status,
        errors
    );
}

/// The beginning of an input, for messages.
fn cut(input: &str) -> String {
    format!("{:?}", input.chars().take(300).collect::<String>())
}

/// A golden case that does not take long, with some words changed, and sometimes cut off.
fn damaged(name: &str, random: &mut Random) -> String {
    let mut cases = golden(name);
    cases.retain(|(case, _, _)| !case.contains("not-solved"));
    cases.sort();
    let (_, input, _) = &cases[random.below(cases.len() as u64) as usize];
    let mut words: Vec<String> =
        input.split_inclusive(char::is_whitespace).map(str::to_string).collect();
    for _ in 0..1 + random.below(3) {
        let at = random.below(words.len() as u64) as usize;
        let end = words[at].chars().last().unwrap();
        let new = WORDS[random.below(WORDS.len() as u64) as usize];
        words[at] = format!("{new}{end}");
    }
    if random.below(3) == 0 {
        words.truncate(random.below(words.len() as u64) as usize);
    }
    words.concat()
}

/// A code of any length, made of one or two digits, of a few digits among many zeros, or of any digits.
fn code(random: &mut Random) -> String {
    let length = [1, 2, 3, 4, 6, 30, 100, 1000, 4096, 4097][random.below(10) as usize];
    let (kind, a, b) = (random.below(4), random.below(8), random.below(9));
    let digit = |random: &mut Random, at: u64| match kind {
        0 => [a, b % 8][at as usize % 2],
        1 if length - at < 3 || at == 0 => a,
        1 => 0,
        2 if random.below(length) > 2 => 0,
        _ => random.below(8),
    };
    let start = ["0.", "4.", "."][random.below(3) as usize];
    (0..length).fold(start.to_string(), |code, at| code + &digit(random, at).to_string())
}

fn blocks_of_any_code(random: &mut Random) -> String {
    let (code, sums) = (code(random), 1 + random.below(3));
    let mut input = format!("{code} {}\n", [sums, 1 << 60][random.below(2) as usize]);
    for _ in 0..sums {
        let heaps = random.below(2000);
        input += &format!("{}", [heaps, u64::MAX][random.below(8) as usize / 7]);
        for _ in 0..heaps {
            let most = [10, 1000, 20_000, u64::MAX][random.below(4) as usize];
            input += &format!(" {}", random.below(most));
        }
        input += "\n";
    }
    input
}

fn requests_of_any_code(random: &mut Random) -> String {
    let name = ["", "certificate ", "certificate certificate "][random.below(3) as usize];
    format!("{name}{}\n", code(random))
}
