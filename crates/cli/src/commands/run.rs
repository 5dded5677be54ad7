//! `grundy run`: the program of a problem, run on a file or on standard input.

use crate::output::Done;
use crate::programs;
use std::fs::File;
use std::io;
use std::path::Path;

pub fn run(program: &str, file: Option<&Path>) -> Done {
    Ok(match file {
        None => programs::run(program, Box::new(io::stdin())),
        Some(file) => programs::run(program, Box::new(open(file)?)),
    })
}

/// The input file that the user named.
pub fn open(file: &Path) -> Result<File, String> {
    File::open(file).map_err(|error| format!("{}: {error}", file.display()))
}
