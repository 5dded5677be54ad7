//! `grundy input`: its options. That inputs are the judge's and differ is tested for all problems by
//! `crates/checks/tests/seeded.rs`.

use grundy_checks::run::{feed, text};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn input(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    feed(command.arg("--lang=en").arg("input").args(words), b"")
}

fn made(words: &[&str]) -> String {
    let output = input(words);
    assert!(output.status.success(), "{words:?}: {output:?}");
    text(&output.stdout)
}

/// Luogu P1290 has at most 6 cases, P2197 10, HackerRank 10, and HDU 1846 100.
#[test]
fn an_input_has_no_more_cases_than_the_judge_gives() {
    for (problem, most) in [
        ("luogu-p1290", 6),
        ("luogu-p2197", 10),
        ("hackerrank-zero-move-nim", 10),
        ("hdu1846", 100),
    ] {
        for size in ["small", "random", "hard", "largest"] {
            let text = made(&[problem, "--size", size]);
            let count: usize = text.lines().next().unwrap().parse().unwrap();
            assert!((1..=most).contains(&count), "{problem}, {size}: {count}");
        }
    }
}

#[test]
fn cases_are_as_many_as_asked_for() {
    for (size, cases) in [("small", 100), ("small", 1), ("random", 7), ("hard", 3), ("random", 100)]
    {
        let text = made(&["hdu1846", "--size", size, "--cases", &cases.to_string()]);
        assert_eq!(text.lines().count(), cases + 1, "{size}");
        assert_eq!(text.lines().next(), Some(&cases.to_string()[..]), "{size}");
    }
}

/// The judge's number decides: Luogu gives one pair, POJ any number.
#[test]
fn the_judge_is_the_one_whose_number_is_given() {
    assert_eq!(made(&["P2252", "--size", "small"]).lines().count(), 1);
    assert_eq!(made(&["POJ", "1067", "--size", "small"]).lines().count(), 10);
}

#[test]
fn small_inputs_of_one_case_come_in_order() {
    let small = |seed: &str| made(&["leetcode292", "--size", "small", "--seed", seed]);
    assert_eq!(["0", "1", "2", "999"].map(small), ["1\n", "2\n", "3\n", "1000\n"]);
}

#[test]
fn a_random_seed_is_told_and_gives_the_input_again() {
    let mut inputs = Vec::new();
    for _ in 0..2 {
        let output = input(&["hdu1846", "--seed", "random"]);
        let said = text(&output.stderr);
        let seed = said.strip_prefix("seed: ").unwrap_or_else(|| panic!("{said}")).trim_end();
        assert_eq!(made(&["hdu1846", "--seed", seed]), text(&output.stdout), "{seed}");
        inputs.push(output.stdout);
    }
    assert_ne!(inputs[0], inputs[1]);
}

#[test]
fn an_input_goes_to_a_file() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("made.in");
    let _ = fs::remove_file(&file);
    let name = file.display().to_string();
    let status = |seed: &str, more: &[&str]| {
        let output = input(&[&["poj1067", "--seed", seed, "-o", &name[..]], more].concat());
        (output.status.code(), output.stdout.len())
    };
    let of = |seed: &str| made(&["poj1067", "--seed", seed]);
    // The same once more changes nothing; another one replaces the file only if that is asked for.
    for (seed, more, code, kept) in [
        ("1", &[][..], 0, "1"),
        ("1", &[], 0, "1"),
        ("2", &[], 2, "1"),
        ("2", &["--force"], 0, "2"),
    ] {
        assert_eq!(status(seed, more), (Some(code), 0), "{seed} {more:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), of(kept), "{seed} {more:?}");
    }
}
