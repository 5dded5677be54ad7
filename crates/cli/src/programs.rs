//! The programs, compiled into the command.

use std::io::{self, ErrorKind, Read, Write};
use std::process::ExitCode;

// The programs are linted by themselves, for the compilers that judges have.
#[allow(clippy::all)]
mod compiled {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}

/// Whether a program has this name.
pub fn is_one(name: &str) -> bool {
    compiled::PROGRAMS.iter().any(|program| program.0 == name)
}

/// Runs a program from `input` to standard output, and reports its faults as its own `main` does.
///
/// # Panics
///
/// If there is no such program.
pub fn run(name: &str, input: Box<dyn Read>) -> ExitCode {
    let program = compiled::PROGRAMS.iter().find(|program| program.0 == name);
    let program = program.expect("a program of the catalogue").1;
    match program(input, Box::new(io::stdout()), Box::new(io::stderr())) {
        Ok(is_right) => ExitCode::from(u8::from(!is_right)),
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(fault) => {
            // If nobody reads this, the status still shows the fault.
            let _ = writeln!(io::stderr(), "{name}: {fault}");
            ExitCode::from(1)
        }
    }
}
