//! `grundy run`: the program of a problem, run on a file or on standard input.

use crate::programs;
use anyhow::Result;
use grundy_judge::marked::Marked;
use grundy_lang::{at, Lang};
use std::fs::File;
use std::io::{self, Cursor, ErrorKind, Read, Write};
use std::path::Path;
use std::process::ExitCode;

pub fn run(program: &str, file: Option<&Path>, is_each: bool, lang: Lang) -> Result<ExitCode> {
    let input: Box<dyn Read> = match file {
        None => Box::new(Marked::new(io::stdin())),
        Some(file) => Box::new(open(file)?),
    };
    if is_each {
        return each(program, input, lang);
    }
    Ok(programs::run(program, input, lang))
}

/// Runs a program on each of several inputs, up to the first on which it fails. A zero byte follows each input and each output.
fn each(program: &str, mut input: impl Read, lang: Lang) -> Result<ExitCode> {
    let mut inputs = Vec::new();
    input.read_to_end(&mut inputs)?;
    for input in inputs.split_inclusive(|&byte| byte == 0) {
        let input = input.strip_suffix(&[0]).unwrap_or(input);
        let status = programs::run(program, Box::new(Cursor::new(input.to_vec())), lang);
        if status != ExitCode::SUCCESS {
            return Ok(status);
        }
        io::stdout().write_all(&[0])?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The input file that the user named.
pub fn open(file: &Path) -> Result<Marked<File>> {
    let opened = File::open(file).map_err(at(file))?;
    if opened.metadata().is_ok_and(|file| file.is_dir()) {
        let is_folder = io::Error::from(ErrorKind::IsADirectory);
        return Err(at(file)(is_folder).into());
    }
    Ok(Marked::new(opened))
}
