//! `grundy run`: the program of a problem, run on a file or on standard input.

use crate::dispatch::{at, Done};
use crate::programs;
use std::fs::File;
use std::io;
use std::path::Path;

pub fn run(program: &str, file: Option<&Path>) -> Done {
    Ok(match file {
        None => programs::run(program, Box::new(io::stdin())),
        Some(file) => {
            let input = File::open(file).map_err(|error| at(file, &error))?;
            programs::run(program, Box::new(input))
        }
    })
}
