//! Expected outputs: whether a run gives them byte for byte, also for other forms of the sample, which are
//! the same input.

use crate::build::Build;
use crate::damage::other_forms;
use crate::found::Found;
use grundy_judge::difference::{difference, text};
use grundy_problems::list::format;
use grundy_problems::suite::sample;
use std::process::Output;

/// The error of a run that should end well with `expected`.
pub fn wrong(output: &Output, expected: &[u8]) -> Option<String> {
    let errors = text(&output.stderr);
    if output.status.code() != Some(0) || !errors.is_empty() {
        return Some(format!("{}, {errors:?}", output.status));
    }
    Some(difference(&text(expected), &text(&output.stdout))?.to_string())
}

/// The sample as a file from Windows, with leading zeros, and so on.
pub fn other_forms_of_the_sample(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    // `lists` reports what is missing.
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
