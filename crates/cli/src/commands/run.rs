//! `grundy run`: the program of a problem, run on a file or on standard input.

use crate::programs;
use anyhow::Result;
use grundy_lang::at;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::ExitCode;

pub fn run(program: &str, file: Option<&Path>) -> Result<ExitCode> {
    Ok(match file {
        None => programs::run(program, Box::new(io::stdin())),
        Some(file) => programs::run(program, Box::new(open(file)?)),
    })
}

/// The input file that the user named.
pub fn open(file: &Path) -> Result<File> {
    Ok(File::open(file).map_err(at(file))?)
}
