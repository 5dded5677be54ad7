//! The programs, compiled into the command.

use crate::fault::of_program;
use anyhow::{bail, Context, Result};
use grundy_lang::{at, told, Lang};
use std::io::{self, Cursor, ErrorKind, Read, Write};
use std::process::{Command, ExitCode, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use std::{env, thread};

// The programs are linted by themselves, for the compilers that judges have.
#[allow(clippy::all)]
mod compiled {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}

fn program(name: &str) -> compiled::Program {
    let program = compiled::PROGRAMS.iter().find(|program| program.0 == name);
    program.expect("a program of the catalogue").1
}

/// Runs a program from `input` to standard output, and reports its faults as its own `main` does, but with the status of
/// this command.
///
/// # Panics
///
/// If there is no such program.
pub fn run(name: &str, input: Box<dyn Read>, lang: Lang) -> ExitCode {
    match program(name)(input, Box::new(io::stdout()), Box::new(io::stderr())) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(2),
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(fault) => {
            // If nobody reads this, the status still shows the fault.
            let fault = of_program(&fault.to_string(), lang);
            let fault = told!(lang, "{name}: {fault}", "{name}：{fault}");
            let _ = writeln!(io::stderr(), "{fault}");
            ExitCode::from(2)
        }
    }
}

/// What a program finds wrong with an input, as far as it finds that within some time.
///
/// # Panics
///
/// If there is no such program.
pub fn fault(name: &str, input: &[u8], time: Duration, lang: Lang) -> Option<String> {
    let program = program(name);
    let (done, result) = mpsc::channel();
    let input = Cursor::new(input.to_vec());
    thread::spawn(move || {
        done.send(program(Box::new(input), Box::new(io::sink()), Box::new(io::sink())))
    });
    Some(of_program(&result.recv_timeout(time).ok()?.err()?.to_string(), lang))
}

/// The words of the command that runs a program: this one.
///
/// # Errors
///
/// If the system does not say where this command is.
pub fn words(name: &str) -> Result<Vec<String>> {
    let this = env::current_exe().context("the path of this command")?;
    Ok(vec![this.display().to_string(), "run".to_string(), name.to_string()])
}

/// What a program prints for an input, in a process of its own.
///
/// # Errors
///
/// If it cannot be started or fails: how it ended.
pub fn answer(name: &str, input: &str) -> Result<String> {
    let words = words(name)?;
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(at(&words[0]))?;
    let stdin = child.stdin.take();
    let output = thread::scope(|scope| {
        // A program may end before it has read everything; then the rest is not written.
        scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
        child.wait_with_output()
    });
    let output = output.map_err(at(&words[0]))?;
    if output.status.success() && output.stderr.is_empty() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        bail!("{}, {}", output.status, String::from_utf8_lossy(&output.stderr))
    }
}
