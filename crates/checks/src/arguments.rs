//! The arguments of a program: none but `--help` and `--version`.

use crate::build::Build;
use crate::found::Found;
use crate::run::{compare, ended, feed};
use grundy_judge::difference::text;
use grundy_problems::suite::{path, read, sample};
use std::process::Command;

/// `--help` and `--version` print, other arguments are errors; the help is that of the source and ends with the sample.
pub fn arguments(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let with = |arguments: &[&str]| {
        let mut command = Command::new(build.binary(program));
        ended(feed(command.args(arguments), b""))
    };
    let (status, help, errors) = with(&["--help"]);
    let file = grundy_catalogue::source(&path(""), program);
    let mut parts = vec!["Input:", "Output:", "Range:", "Cost:"];
    let sample = sample(program).map(|(input, output)| {
        let (input, output) = (text(&input), text(&output));
        format!("\nSample input:\n{input}Sample output:\n{output}")
    });
    parts.extend(sample.as_deref());
    let missing = parts.iter().find(|part| !help.contains(*part));
    found.add(missing.map(|part| format!("{file}: its help does not have {part:?}")));
    let ends = sample.as_ref().is_none_or(|sample| help.ends_with(sample));
    let is_right =
        (status, errors.as_str()) == (Some(0), "") && ends && read(&file).contains(&help);
    found.add((!is_right).then(|| {
        format!(
            "{file}: --help prints another text, or does not end with testdata/{program}/sample.*"
        )
    }));
    let version = format!("{program} {}\n", env!("CARGO_PKG_VERSION"));
    let expected = (Some(0), version, String::new());
    found.add(compare(program, with(&["--version"]), expected));
    for arguments in [&["x"][..], &[""], &["--help", "x"], &["--version", "--help"], &["-h"]] {
        let (status, output, errors) = with(arguments);
        let is_right =
            (status, output.as_str()) == (Some(2), "") && build.is_line(program, &errors);
        found.add((!is_right).then(|| format!("{program} {arguments:?}: {status:?}, {errors:?}")));
    }
    found
}
