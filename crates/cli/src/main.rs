//! The command `grundy`, for people who have no clone.
//!
//! | file | what it has |
//! |---|---|
//! | `archive` | a folder as an archive |
//! | `args` | every argument, with its help |
//! | `chinese` | the command in Chinese |
//! | `commands` | the commands, a file each |
//! | `dispatch` | which command answers a request |
//! | `files` | the files of the checkout, packed |
//! | `output` | what a command hands over: its status, lines, a text or a file |
//! | `programs` | the programs, and how one is run |
//! | `tell` | the output of `try`, as text and as JSON |
//! | `upload` | a package where its judge takes it from |
//!
//! Status: 0 if answered or accepted, 1 if not accepted, 2 if it could not be judged or the request was wrong.

/// A line on standard output.
macro_rules! say {
    ($($text:tt)*) => { $crate::output::line(format_args!($($text)*)) };
}

mod archive;
mod args;
mod chinese;
mod commands;
mod dispatch;
mod files;
mod output;
mod programs;
mod tell;
mod upload;

use clap::{CommandFactory, FromArgMatches};
use grundy_judge::processes::end_as_the_reader_has;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::process::ExitCode;

fn main() -> ExitCode {
    grundy_catalogue::use_packed(&files::Files);
    let lang = args::Lang::asked();
    chinese::speak(lang);
    let command = args::Grundy::command();
    let parsed = command.try_get_matches().and_then(|found| args::Grundy::from_arg_matches(&found));
    let grundy = match parsed {
        Ok(grundy) => grundy,
        Err(error) => match chinese::wrong_use(&error) {
            Some(what) => {
                anstream::eprintln!("{}", output::harmless(&what));
                return ExitCode::from(2);
            }
            // The help, in the language of the reader.
            None => {
                let helped = chinese::helped(args::Grundy::command()).try_get_matches();
                helped.err().unwrap_or(error).exit()
            }
        },
    };
    // If output fails, this ends the command, and everything is tidied up on the way out.
    let done = catch_unwind(AssertUnwindSafe(|| dispatch::run(grundy, lang)));
    let done = done.unwrap_or_else(|what| {
        Err(what.downcast().map_or_else(|_| "it failed".to_string(), |what| *what))
    });
    match done {
        Ok(code) => code,
        Err(what) if what == output::NO_READER => {
            end_as_the_reader_has();
            ExitCode::from(2)
        }
        Err(what) => {
            // Without the system's error number.
            let plain = match what.split_once(" (os error ") {
                Some((before, number)) => {
                    before.to_string() + number.split_once(')').map_or("", |parts| parts.1)
                }
                None => what,
            };
            let said = output::harmless(&chinese::said(&plain));
            anstream::eprintln!("{}: {said}", output::red("grundy"));
            ExitCode::from(2)
        }
    }
}
