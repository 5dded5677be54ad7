//! The command `grundy`, for people who have no clone.
//!
//! | file | what it has |
//! |---|---|
//! | `archive` | a folder as an archive |
//! | `args` | every argument, with its help |
//! | `catalogue` | what is known of the programs and of octal games |
//! | `chinese` | the help, and what is wrong with the arguments, in Chinese |
//! | `commands` | the commands, a file each |
//! | `completions` | the names that a shell completes |
//! | `dispatch` | which command answers a request |
//! | `fault` | an error in the reader's language |
//! | `files` | files to paste, cases and solutions, packed |
//! | `of_system` | the language of this system's user |
//! | `output` | lines on standard output, a text or a file |
//! | `programs` | the programs, and how one is run |
//! | `request` | the text of a request, and what is wrong with it |
//! | `tell` | the output of `try`, as text and as JSON |
//! | `tips` | what people type for a command or an option of another name |
//! | `upload` | a package where its judge takes it from |
//!
//! Status: 0 if answered or accepted, 1 if not accepted, 2 if it could not be judged or the request was wrong.

/// A line on standard output.
macro_rules! say {
    ($($text:tt)*) => { $crate::output::line(format_args!($($text)*)) };
}

mod archive;
mod args;
mod catalogue;
mod chinese;
mod commands;
mod completions;
mod dispatch;
mod fault;
mod files;
mod of_system;
mod output;
mod programs;
mod request;
mod tell;
mod tips;
mod upload;

use clap::FromArgMatches;
use grundy_judge::processes::end_as_the_reader_has;
use grundy_lang::Lang;
use std::process::ExitCode;

fn main() -> ExitCode {
    commands::completions::answer_the_shell();
    let (lang, colour) = args::lang_and_colour();
    output::choose(colour);
    let command = chinese::command(lang).color(colour);
    let parsed = command.try_get_matches().and_then(|found| args::Grundy::from_arg_matches(&found));
    let grundy = match parsed {
        Ok(grundy) => grundy,
        Err(error) => {
            let error = tips::with_tip(error, lang);
            match lang {
                Lang::En => error.exit(),
                Lang::Zh => return chinese::exit(&error),
            }
        }
    };
    dispatch::run(grundy, lang).unwrap_or_else(|error| {
        if fault::is_unread(&error) {
            end_as_the_reader_has();
        } else {
            let what = output::harmless(&fault::told(&error, lang));
            anstream::eprintln!("{}{what}", output::error_in(lang));
        }
        ExitCode::from(2)
    })
}
