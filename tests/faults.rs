//! Bad input: every program answers what came before the fault, says one line, and exits with status 1.
//!
//! Most of it is derived from the sample and from small cases, by the program's format. What only a
//! file can say is in `testdata/faults/<program>/<case>.in`, with its answers (`.out`) and its line
//! (`.err`), by listing. What is too large for a file is made here.

// Tests run on the current compiler only.
#![allow(clippy::incompatible_msrv)]

mod common;
mod twin;

use common::damage::damaged;
use common::format::Size;
use common::formats::format;
use common::random::Random;
use common::{again, assert_right, is_told, names, path, programs, run, sample, text, IS_PACKAGE};
use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};

#[test]
fn every_fault_is_told_in_one_line_after_the_answers_before_it() {
    let count = AtomicUsize::new(0);
    assert_right(&programs(), |program| {
        let folder = path("testdata/faults").join(program);
        if !folder.is_dir() {
            return vec![];
        }
        let faults = names(&folder, ".in");
        let mut wrong = Vec::new();
        for ending in [".out", ".err"] {
            if faults != names(&folder, ending) {
                wrong.push(format!(
                    "testdata/faults/{program}: not a {ending} for each .in"
                ));
                return wrong;
            }
        }
        for case in faults {
            let read = |ending: &str| fs::read(folder.join(case.clone() + ending)).unwrap();
            if !IS_PACKAGE && case == "input-after-ctrl-z" {
                // A Ctrl-Z is a blank there.
                continue;
            }
            let input = read(".in");
            let output = run(program, &input);
            let (answers, errors) = (text(&output.stdout), text(&output.stderr));
            let (all, expected) = (text(&read(".out")), text(&read(".err")));
            let is_answered = if !IS_PACKAGE && expected.contains("no period is proved") {
                // Without the engine less is answered.
                all.starts_with(&answers)
            } else {
                answers == all
            };
            let is_right = output.status.code() == Some(1) && is_answered;
            if !is_right || !is_told(program, &errors, &expected) {
                wrong.push(format!(
                    "{program}/{case}: expected {all:?} and status 1 with\n{expected}seen {answers:?} and {} with\n{errors}    {} < testdata/faults/{program}/{case}.in",
                    output.status,
                    common::binary(program).display(),
                ));
            }
            count.fetch_add(1, Ordering::Relaxed);
        }
        wrong
    });
    println!("{} faults of files", count.into_inner());
}

/// The sample and small cases, with each kind of fault at their first and last tokens.
#[test]
fn damaged_inputs_are_faults_where_they_are_damaged() {
    let count = AtomicUsize::new(0);
    assert_right(&programs(), |program| {
        let (Some(format), Some((input, _))) = (format(program), sample(program)) else {
            return vec![]; // tests/lists.rs says what is missing.
        };
        if twin::twin(program).is_none() {
            return vec![];
        }
        let random = &mut Random(20_261_122);
        let mut small = || format.case(random, Size::Small);
        let inputs = [
            text(&input),
            format.inputs(&[small(), small(), small()]).remove(0),
        ];
        let mut wrong = Vec::new();
        for input in &inputs {
            let owed: Vec<String> = twin::answers(program, input.as_bytes())
                .into_iter()
                .map(|case| case.1)
                .collect();
            let all = owed.concat();
            for fault in damaged(&format, input, 6) {
                if fault.only_package && !IS_PACKAGE {
                    continue;
                }
                let output = run(program, &fault.input);
                let (answers, errors) = (text(&output.stdout), text(&output.stderr));
                let expected = match &fault.said {
                    Some(said) => format!("{program}: {said}\n"),
                    None => errors.clone(),
                };
                // All cases before the fault; of its own case, what was asked before.
                let before = owed[..fault.whole.min(owed.len())].concat();
                let is_right = output.status.code() == Some(1)
                    && answers.starts_with(&before)
                    && all.starts_with(&answers)
                    && is_told(program, &errors, &expected);
                if !is_right {
                    wrong.push(format!(
                        "{program}, {}: expected {before:?} and status 1 with\n{expected}seen {answers:?} and {} with\n{errors}{}",
                        fault.how,
                        output.status,
                        again(program, &fault.input)
                    ));
                }
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        wrong
    });
    println!("{} damaged inputs", count.into_inner());
}

/// The sample, ended before each of its tokens.
#[test]
fn a_sample_cut_before_any_token_is_a_shorter_input_or_a_fault_at_the_end() {
    let counts = [AtomicUsize::new(0), AtomicUsize::new(0)];
    assert_right(&programs(), |program| {
        let (Some(format), Some((input, expected))) = (format(program), sample(program)) else {
            return vec![]; // tests/lists.rs says what is missing.
        };
        let mut wrong = Vec::new();
        for token in format.read(&input).tokens {
            let cut = &input[..token.start];
            let is_whole = format.read(cut).fault.is_none();
            let output = run(program, cut);
            let errors = text(&output.stderr);
            let is_right = expected.starts_with(&output.stdout)
                && output.status.code() == Some(i32::from(!is_whole))
                && match is_whole {
                    true => errors.is_empty(),
                    false => is_told(program, &errors, &errors),
                };
            if !is_right {
                let due = match is_whole {
                    true => "no fault",
                    false => "status 1 with one line that says so",
                };
                wrong.push(format!(
                    "{program} on its sample, cut: expected a beginning of {:?} and {due},\nseen {:?} and {} with {errors:?}\n{}",
                    text(&expected),
                    text(&output.stdout),
                    output.status,
                    again(program, cut)
                ));
            }
            counts[usize::from(is_whole)].fetch_add(1, Ordering::Relaxed);
        }
        wrong
    });
    let [faults, whole] = counts.map(AtomicUsize::into_inner);
    println!("{whole} cut samples are whole, {faults} are faults");
}

/// A ring of `n` nodes, from `base`.
fn ring(n: u64, base: u64) -> String {
    let mut graph = format!("{}\n", n);
    for node in 0..n {
        graph += &format!("1 {}\n", (node + 1) % n + base);
    }
    graph
}

#[test]
fn a_cycle_of_a_million_nodes_is_named_if_a_token_can_reach_it() {
    if !programs().contains(&"dag-tokens".to_string()) {
        return; // `make one` is for another.
    }
    let n = 1_000_000;
    for &(program, base, tail, place) in &[
        ("dag-tokens", 1, "1 500000\n", "line 1000002, column 3"),
        ("hdu1524", 0, "1 499999\n0\n", "line 1000002, column 3"),
    ] {
        let output = run(program, (ring(n, base) + tail).as_bytes());
        let said = text(&output.stderr);
        let place = if IS_PACKAGE {
            format!("{}: ", place)
        } else {
            String::new()
        };
        let head = format!(
            "{}: {}a token can go round a cycle through node ",
            program, place
        );
        assert!(said.starts_with(&head), "{}", said);
        let node: u64 = said[head.len()..].trim_end().parse().unwrap();
        assert!(base <= node && node < n + base, "{}", said);
        assert_eq!(
            (output.status.code(), text(&output.stdout).as_str()),
            (Some(1), "")
        );
    }
    // Beside the ring a node from which no edge leads, and the token on it.
    let beside = |base: u64| ring(n, base).replacen("1000000", "1000001", 1) + "0\n";
    let output = run("dag-tokens", (beside(1) + "1 1000001\n").as_bytes());
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(0), "2\n")
    );
    let output = run("hdu1524", (beside(0) + "1 1000000\n0\n").as_bytes());
    assert_eq!(
        (output.status.code(), text(&output.stdout).as_str()),
        (Some(0), "LOSE\n")
    );
}
