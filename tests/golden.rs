//! Golden cases, by listing: every program on every `testdata/<program>/<case>.in`, byte for byte.

mod common;

use common::{cases, names, path, programs, run, text};

#[test]
fn every_program_gives_every_expected_output() {
    let mut count = 0;
    for program in programs() {
        for (case, input, expected) in cases(&program) {
            let output = run(&program, &input);
            let errors = text(&output.stderr);
            assert_eq!(
                output.status.code(),
                Some(0),
                "{}/{}: {}",
                program,
                case,
                errors
            );
            assert!(errors.is_empty(), "{}/{}: {}", program, case, errors);
            // Not assert_eq: a case may be a megabyte.
            let differs = "the output is not the expected one";
            assert!(
                output.stdout == expected,
                "{}/{}: {}",
                program,
                case,
                differs
            );
            count += 1;
        }
    }
    println!("{} golden cases of {} programs", count, programs().len());
}

#[test]
fn every_program_has_cases_and_every_case_a_program() {
    for program in programs() {
        let cases = names(&path("testdata").join(&program), ".in");
        assert!(
            cases.contains(&"sample".to_string()),
            "{} has no sample",
            program
        );
        assert!(
            cases.len() >= 7,
            "{} has only the cases {:?}",
            program,
            cases
        );
        assert_eq!(
            cases,
            names(&path("testdata").join(&program), ".out"),
            "{}",
            program
        );
    }
    let mut expected = programs();
    expected.push("faults".to_string());
    for folder in common::small_if_small(names(&path("testdata"), "")) {
        assert!(
            expected.contains(&folder),
            "testdata/{} belongs to no program",
            folder
        );
    }
}

#[cfg(feature = "large")]
#[test]
fn help_shows_the_sample_and_the_source_shows_the_help() {
    for program in programs() {
        let (_, input, output) = cases(&program)
            .into_iter()
            .find(|case| case.0 == "sample")
            .unwrap();
        let sample = format!(
            "\nSample input:\n{}Sample output:\n{}",
            text(&input),
            text(&output)
        );
        let source =
            std::fs::read_to_string(path("src/bin").join(format!("{}.rs", program))).unwrap();
        assert!(
            source.contains(&sample),
            "{}: the sample differs from the golden one",
            program
        );
        let help = common::feed(
            std::process::Command::new(common::binary(&program)).arg("--help"),
            b"",
        );
        assert!(text(&help.stdout).ends_with(&sample), "{}", program);
        assert!(source.contains(&text(&help.stdout)), "{}", program);
    }
}
