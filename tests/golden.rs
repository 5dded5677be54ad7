//! Golden cases, by listing: every program on every `testdata/<program>/<case>.in`, byte for byte; and
//! the sample in other forms, which are the same input.

mod common;

use common::damage::other_forms;
use common::formats::format;
use common::{again, assert_right, binary, cases, difference, path, programs, run, sample, text};

/// What is wrong with the answer of `program`, and how to see it again.
fn wrong(program: &str, what: &str, input: &[u8], expected: &[u8], repeat: &str) -> Option<String> {
    let output = run(program, input);
    let errors = text(&output.stderr);
    if output.status.code() != Some(0) || !errors.is_empty() {
        return Some(format!("{what}: {}, {errors:?}\n{repeat}", output.status));
    }
    let difference = difference(&text(expected), &text(&output.stdout))?;
    Some(format!("{what}: {difference}\n{repeat}"))
}

#[test]
fn every_program_gives_every_expected_output() {
    assert_right(&programs(), |program| {
        let of_case = |(case, input, expected): (String, Vec<u8>, Vec<u8>)| {
            let what = format!("{program}/{case}");
            let file = binary(program);
            let root = path("");
            let shown = file.strip_prefix(&root).unwrap_or(&file).display();
            let repeat = format!("    {shown} < testdata/{program}/{case}.in");
            wrong(program, &what, &input, &expected, &repeat)
        };
        cases(program).into_iter().filter_map(of_case).collect()
    });
    let counts = programs()
        .iter()
        .map(|program| cases(program).len())
        .sum::<usize>();
    println!("{counts} golden cases of {} programs", programs().len());
}

#[test]
fn the_form_of_an_input_means_nothing() {
    assert_right(&programs(), |program| {
        let (Some(format), Some((input, expected))) = (format(program), sample(program)) else {
            return vec![]; // tests/lists.rs says what is missing.
        };
        let forms = other_forms(&format, &text(&input)).into_iter();
        let of_form = |(form, input): (&str, Vec<u8>)| {
            let what = format!("{program}, its sample with {form}");
            wrong(program, &what, &input, &expected, &again(program, &input))
        };
        forms.filter_map(of_form).collect()
    });
}

#[cfg(feature = "large")]
#[test]
fn help_shows_the_sample_and_the_source_shows_the_help() {
    assert_right(&programs(), |program| {
        let Some((input, output)) = sample(program) else {
            return vec![]; // tests/lists.rs says so.
        };
        let (input, output) = (text(&input), text(&output));
        let sample = format!("\nSample input:\n{input}Sample output:\n{output}");
        let file = format!("src/bin/{program}.rs");
        let source = std::fs::read_to_string(path(&file)).unwrap();
        let help = common::feed(
            std::process::Command::new(binary(program)).arg("--help"),
            b"",
        );
        let help = text(&help.stdout);
        let mut wrong = Vec::new();
        if !source.contains(&sample) || !help.ends_with(&sample) {
            wrong.push(format!(
                "{file}: its help does not end with testdata/{program}/sample.*"
            ));
        }
        if !source.contains(&help) {
            wrong.push(format!("{file}: --help prints another text"));
        }
        wrong
    });
}

#[test]
fn the_first_difference_is_named() {
    let said = difference("1\n2\n", "1\n3\n").unwrap();
    assert_eq!(
        said,
        "line 2 of the output: expected \"2\\n\", seen \"3\\n\""
    );
    let said = difference("1\n", "1\n\n").unwrap();
    assert_eq!(said, "line 2 of the output: expected the end, seen \"\\n\"");
    let said = difference("1\n", "1").unwrap();
    assert_eq!(said, "line 1 of the output: expected \"1\\n\", seen \"1\"");
    assert_eq!(difference("1\n", "1\n"), None);
}
