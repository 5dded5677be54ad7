//! Every program against its reference, on all small positions and on seeded ones; and every expected output
//! against it, so that none comes from the program that it tests.

use super::{difference, Found};
use crate::format::{Cases, Format, Size};
use crate::problem::format;
use crate::problem::{answers, reference};
use crate::process::text;
use crate::random::Random;
use crate::suite::{cases, Build};

/// Of the seeded positions.
pub const SEED: u64 = 20_261_122;

/// Small cases of a program: all up to some size, and seeded ones.
fn small(format: &Format) -> Vec<String> {
    // A program that reads one case is started for each.
    let (all, seeded) = match format.cases {
        Cases::One => (200, 100),
        _ => (2500, 2500),
    };
    let mut cases = format.all_small(all);
    let random = &mut Random(SEED);
    cases.extend((0..seeded).map(|_| format.case(random, Size::Small)));
    cases
}

/// The program and its reference on small positions.
pub fn small_positions(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    // What is missing is for `lists`.
    if let (Some(format), Some(_)) = (format(program), reference(program)) {
        let cases = small(&format);
        let mut inputs = format.inputs(&cases).into_iter();
        let wrong = inputs.find_map(|input| wrong(build, program, &format, &input));
        found.tried = cases.len();
        found.wrong.extend(wrong);
    }
    found
}

/// Where a program and its reference disagree on `input`: the case, and how to see it again.
fn wrong(build: &Build, program: &str, format: &Format, input: &str) -> Option<String> {
    let output = build.run(program, input.as_bytes());
    let errors = text(&output.stderr);
    if !errors.is_empty() || !output.status.success() {
        let again = build.again(program, input.as_bytes());
        let status = output.status;
        return Some(format!(
            "{program} on small positions: {status}, {errors}{again}"
        ));
    }
    let output = text(&output.stdout);
    let mut rest = output.as_str();
    for (case, expected) in answers(program, input.as_bytes()) {
        if let Some(after) = rest.strip_prefix(expected.as_str()) {
            rest = after;
            continue;
        }
        let lines = expected.lines().count().max(1);
        let answer: String = rest.split_inclusive('\n').take(lines).collect();
        let difference = difference(&expected, &answer)?;
        let case = input[case.start..case.end].trim().to_string() + "\n";
        let alone = format.input(std::slice::from_ref(&case));
        let is_alone = text(&build.run(program, alone.as_bytes()).stdout) != expected;
        let again = match is_alone {
            true => build.again(program, alone.as_bytes()),
            false => build.again(program, input.as_bytes()) + "    (alone it is right)",
        };
        return Some(format!(
            "{program} against its reference, on small positions, seed {SEED}, in the case\n{case}{difference}\n{again}"
        ));
    }
    let again = build.again(program, input.as_bytes());
    (!rest.is_empty()).then(|| {
        format!("{program} on small positions: says {rest:?} after the last case\n{again}")
    })
}

/// Every expected output against the reference. The program is not run.
pub fn expected_outputs(program: &str) -> Found {
    let mut found = Found::default();
    if format(program).is_none() || reference(program).is_none() {
        return found; // What is missing is for `lists`.
    }
    let cases = cases(program);
    found.tried = cases.len();
    for case in cases {
        let answers = answers(program, &case.input).into_iter();
        let expected: String = answers.map(|case| case.1).collect();
        if let Some(difference) = difference(&expected, &text(&case.output)) {
            let file = format!("testdata/{program}/{}.out", case.name);
            let what = format!("{file} is not what the reference says: {difference}");
            found.wrong.push(what);
        }
    }
    found
}
