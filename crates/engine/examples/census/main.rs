//! The census of the octal codes with four digits: what is known about each, in `data/census.csv`.
//!
//! | command | what it does |
//! |---|---|
//! | `census` | continues the file: every code to 2^16 heaps, then one of each class as far as the limits allow |
//! | `census rows < CODES` | prints a row for each code of its input, as a filter: for many machines |
//! | `census join < ROWS` | adds rows from elsewhere to the file |
//! | `census hexadecimal [CODE...]` | prints `data/hexadecimal.csv`, the codes whose moves may leave three heaps |
//!
//! `HEAPS` and `SECONDS` are the limits for each code; the default is 65536 heaps, however long they take.

mod hexadecimal;
mod limits;
mod row;
mod run;

use anyhow::{bail, Result};
use std::env::args_os;
use std::io::{stdin, stdout, BufRead, Write};
use std::process;

fn main() {
    let words: Vec<String> =
        args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    if let Err(error) = run(&words) {
        eprintln!("census: {error:#}");
        process::exit(1);
    }
}

fn run(words: &[String]) -> Result<()> {
    match words.first().map(String::as_str) {
        None => run::go_on(),
        Some("rows") => rows(),
        Some("join") => join(),
        Some("hexadecimal") => hexadecimal::print(words[1..].to_vec()),
        Some(other) => bail!("{other:?} is none of rows, join and hexadecimal"),
    }
}

fn rows() -> Result<()> {
    for line in stdin().lock().lines() {
        let row = row::Row::of(line?.trim(), limits::Limits::given()?)?;
        writeln!(stdout(), "{row}")?;
    }
    Ok(())
}

fn join() -> Result<()> {
    let mut rows = run::read()?;
    for line in stdin().lock().lines() {
        let row = row::Row::parse(&line?)?;
        run::put(&mut rows, row);
    }
    run::write(&mut rows)
}
