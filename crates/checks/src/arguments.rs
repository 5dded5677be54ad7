//! The arguments of a program: none but `--help` and `--version`.

use crate::build::Build;
use crate::found::Found;
use crate::run::{compare, ended, feed};
use grundy_catalogue::header::parts;
use grundy_problems::suite::source;
use std::process::Command;

/// `--help` prints the help of the source, `--version` the version; other arguments are errors.
pub fn arguments(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let with = |arguments: &[&str]| {
        let mut command = Command::new(build.binary(program));
        ended(feed(command.args(arguments), b""))
    };
    let (status, help, errors) = with(&["--help"]);
    let source = source(program);
    let about = parts(source).map(|(_, about, _)| about);
    let is_right = (status, Some(&help[..]), &errors[..]) == (Some(0), about, "");
    found.add((!is_right).then(|| format!("{program} --help: {status:?}, {help:?}, {errors:?}")));
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
