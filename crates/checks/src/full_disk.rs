//! A full disk, and an input that cannot be read: the program says so and fails.

use crate::build::Build;
use crate::found::Found;
use crate::run::ended;
use grundy_problems::suite::{path, sample};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Failing to write is an error.
///
/// # Panics
///
/// If the program cannot be run.
pub fn full_disk(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    if !Path::new("/dev/full").exists() {
        println!("skipped: this system has no /dev/full");
        return found;
    }
    let Some((input, _)) = sample(program) else {
        return found; // `lists` reports what is missing.
    };
    let arguments = [None, Some("--help")];
    for argument in &arguments {
        let full = OpenOptions::new().write(true).open("/dev/full");
        let mut child = Command::new(build.binary(program))
            .args(argument.iter())
            .stdin(Stdio::piped())
            .stdout(full.expect("/dev/full"))
            .stderr(Stdio::piped())
            .spawn()
            .expect("a child");
        let _ = child.stdin.take().expect("a pipe").write_all(&input);
        let (status, _, errors) = ended(child.wait_with_output().expect("its output"));
        let head = format!("{program}: cannot write to standard output: ");
        let is_right =
            status == Some(1) && build.is_line(program, &errors) && errors.starts_with(&head);
        found.add((!is_right).then(|| format!("{program} > /dev/full: {status:?}, {errors:?}")));
    }
    found
}

/// Failing to read is an error.
///
/// # Panics
///
/// If the program cannot be run.
pub fn unreadable_input(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let mut command = Command::new(build.binary(program));
    let folder = File::open(path("src")).expect("the folder src");
    let (status, _, errors) = ended(command.stdin(folder).output().expect("a child"));
    let head = format!("{program}: cannot read standard input: ");
    let is_right =
        status == Some(1) && build.is_line(program, &errors) && errors.starts_with(&head);
    found.add((!is_right).then(|| format!("{program} < src: {status:?}, {errors:?}")));
    found
}
