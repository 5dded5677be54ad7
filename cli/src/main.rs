//! The command `grundy`.
//!
//! | file | what it has |
//! |---|---|
//! | `args` | every argument, with its help |
//! | `commands` | what each command does, a file each |
//! | `files` | the files of the checkout, packed |
//! | `programs` | the programs, and how one is run |
//! | `tell` | what `try` says, as text and as JSON |
//!
//! Status: 0 answered or accepted, 1 not accepted, 2 if that could not be judged or was asked wrongly.

/// A line on standard output.
macro_rules! say {
    ($($text:tt)*) => { $crate::tell::line(format_args!($($text)*)) };
}

mod args;
mod commands;
mod files;
mod programs;
mod tell;

use clap::Parser;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::process::ExitCode;

fn main() -> ExitCode {
    grundy_catalogue::use_packed(&files::Files);
    let grundy = args::Grundy::parse();
    // What cannot be said any more ends it, and everything is tidied up on the way out.
    let done = catch_unwind(AssertUnwindSafe(|| commands::run(grundy)));
    let done = done.unwrap_or_else(|what| {
        Err(what.downcast().map_or_else(|_| "it failed".to_string(), |what| *what))
    });
    match done {
        Ok(code) => code,
        Err(what) => {
            // Without the system's number.
            let plain = match what.split_once(" (os error ") {
                Some((before, number)) => {
                    before.to_string() + number.split_once(')').map_or("", |parts| parts.1)
                }
                None => what,
            };
            anstream::eprintln!("{}: {plain}", tell::red("grundy"));
            ExitCode::from(2)
        }
    }
}
