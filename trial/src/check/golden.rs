//! Golden cases: every program on every `testdata/<program>/<case>.in`, byte for byte; and the sample in other
//! forms, which are the same input.

use super::{difference, Found};
use crate::damage::other_forms;
use crate::formats::format;
use crate::process::text;
use crate::suite::{cases, sample, Build};
use std::process::Output;

/// What is wrong with a run that should end well with `expected`.
pub fn wrong(output: &Output, expected: &[u8]) -> Option<String> {
    let errors = text(&output.stderr);
    if output.status.code() != Some(0) || !errors.is_empty() {
        return Some(format!("{}, {errors:?}", output.status));
    }
    difference(&text(expected), &text(&output.stdout))
}

/// Every golden case.
pub fn expected_outputs(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    for case in cases(program) {
        let wrong = wrong(&build.run(program, &case.input), &case.output);
        found.add(wrong.map(|wrong| {
            let (name, shown) = (case.name, build.shown(program));
            format!("{program}/{name}: {wrong}\n    {shown} < testdata/{program}/{name}.in")
        }));
    }
    found
}

/// The sample as a file from Windows, with leading zeros, and so on.
pub fn other_forms_of_the_sample(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    // What is missing is for `lists`.
    if let (Some(format), Some((input, expected))) = (format(program), sample(program)) {
        for (form, input) in other_forms(&format, &text(&input)) {
            let wrong = wrong(&build.run(program, &input), &expected);
            found.add(wrong.map(|wrong| {
                let again = build.again(program, &input);
                format!("{program}, its sample with {form}: {wrong}\n{again}")
            }));
        }
    }
    found
}
