//! `grundy completions`: the script with which a shell asks this command what completes a word.

use crate::args::Grundy;
use crate::output::write;
use anyhow::Result;
use clap::CommandFactory;
use clap_complete::env::Shells;
use clap_complete::{CompleteEnv, Shell};
use std::process::ExitCode;

/// The variable in which a shell says that it asks for completions.
const VARIABLE: &str = "COMPLETE";

/// Ends the process with what a shell asks for, if one asks.
pub fn answer_the_shell() {
    CompleteEnv::with_factory(Grundy::command).var(VARIABLE).complete();
}

/// Prints the script that lets a shell ask.
pub fn script(shell: Shell) -> Result<ExitCode> {
    let (shells, mut script) = (Shells::builtins(), Vec::new());
    let shell = shells.completer(&shell.to_string()).expect("a shell that clap knows");
    shell.write_registration(VARIABLE, "grundy", "grundy", "grundy", &mut script)?;
    write(script)
}
