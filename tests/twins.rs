//! Every program against its twin: on all small positions, on seeded ones, and on every golden input, so
//! that no expected output is the word of the program that it tests.

// Tests run on the current compiler only.
#![allow(clippy::incompatible_msrv)]

mod common;
mod twin;

use common::format::{Cases, Format, Size};
use common::formats::format;
use common::random::Random;
use common::{again, assert_right, difference, path, programs, run, text};
use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};

const SEED: u64 = 20_261_122;

/// Small cases of a program: all up to some size, and seeded ones.
fn small(format: &Format) -> Vec<String> {
    // A program that reads one case is started for each.
    let (all, seeded) = match format.cases {
        Cases::One => (250, 250),
        _ => (2500, 2500),
    };
    let mut cases = format.all_small(all);
    let random = &mut Random(SEED);
    cases.extend((0..seeded).map(|_| format.case(random, Size::Small)));
    cases
}

/// Where a program and its twin disagree on `input`: the case, and how to see it again.
fn wrong(program: &str, format: &Format, what: &str, input: &str) -> Option<String> {
    let output = run(program, input.as_bytes());
    let errors = text(&output.stderr);
    if !errors.is_empty() {
        return Some(format!(
            "{program} on {what}: {errors}{}",
            again(program, input.as_bytes())
        ));
    }
    let output = text(&output.stdout);
    let (case, owed, seen) = first_wrong(program, input, &output)?;
    let Some(case) = case else {
        let repeat = again(program, input.as_bytes());
        return Some(format!(
            "{program} on {what}: says {seen:?} after the last case\n{repeat}"
        ));
    };
    let difference = difference(&owed, &seen)?;
    let alone = format.input(std::slice::from_ref(&case));
    let is_alone = text(&run(program, alone.as_bytes()).stdout) != owed;
    let repeat = match is_alone {
        true => again(program, alone.as_bytes()),
        false => again(program, input.as_bytes()) + "    (alone it is right)",
    };
    Some(format!(
        "{program} against its twin, on {what}, in the case\n{case}{difference}\n{repeat}"
    ))
}

/// The first case whose lines in `output` are not the twin's, those lines, and the ones it should have.
fn first_wrong(
    program: &str,
    input: &str,
    output: &str,
) -> Option<(Option<String>, String, String)> {
    let mut rest = output;
    for (case, owed) in twin::answers(program, input.as_bytes()) {
        match rest.strip_prefix(owed.as_str()) {
            Some(after) => rest = after,
            None => {
                let lines = owed.lines().count().max(1);
                let seen = rest.split_inclusive('\n').take(lines).collect();
                let case = input[case.start..case.end].trim().to_string() + "\n";
                return Some((Some(case), owed, seen));
            }
        }
    }
    Some((None, String::new(), rest.to_string())).filter(|_| !rest.is_empty())
}

#[test]
fn programs_agree_with_their_twins_on_small_positions() {
    let count = AtomicUsize::new(0);
    assert_right(&programs(), |program| {
        let (Some(format), Some(_)) = (format(program), twin::twin(program)) else {
            return vec![]; // tests/lists.rs says what is missing.
        };
        let cases = small(&format);
        count.fetch_add(cases.len(), Ordering::Relaxed);
        let what = format!("small positions, seed {SEED}");
        let mut inputs = format.inputs(&cases).into_iter();
        inputs
            .find_map(|input| wrong(program, &format, &what, &input))
            .into_iter()
            .collect()
    });
    println!(
        "{} small cases on which programs and twins agree",
        count.into_inner()
    );
}

// The same for every build of the programs.
#[cfg(feature = "large")]
#[test]
fn expected_outputs_are_what_the_twins_say() {
    assert_right(&programs(), |program| {
        let of_case = |(case, input, expected): (String, Vec<u8>, Vec<u8>)| {
            let owed: String = twin::answers(program, &input)
                .into_iter()
                .map(|case| case.1)
                .collect();
            let difference = difference(&owed, &text(&expected))?;
            let file = format!("testdata/{program}/{case}.out");
            Some(format!("{file} is not what the twin says: {difference}"))
        };
        if format(program).is_none() || twin::twin(program).is_none() {
            return vec![];
        }
        common::cases(program)
            .into_iter()
            .filter_map(of_case)
            .collect()
    });
}

/// `cargo test --test twins -- --ignored` writes the expected outputs that are missing.
#[test]
#[ignore = "writes files"]
fn write_missing_outputs() {
    for program in programs() {
        let folder = path("testdata").join(&program);
        for case in common::names(&folder, ".in") {
            let file = folder.join(case.clone() + ".out");
            if !file.exists() {
                let input = fs::read(folder.join(case + ".in")).unwrap();
                let answers = twin::answers(&program, &input).into_iter();
                fs::write(file, answers.map(|case| case.1).collect::<String>()).unwrap();
            }
        }
    }
}
