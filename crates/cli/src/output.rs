//! What a command hands over: its status, lines on standard output, a text or a file.

use crate::args;
use anstyle::{AnsiColor, Style};
use grundy_judge::owned::write_file;
use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::panic::resume_unwind;
use std::process::ExitCode;
use unicode_width::UnicodeWidthStr;

/// The exit status, if the command could be carried out.
pub type Done = Result<ExitCode, String>;

/// Writes a text to standard output.
pub fn write(text: impl AsRef<[u8]>) -> Done {
    let written = io::stdout().write_all(text.as_ref());
    written.map_err(|error| format!("standard output: {error}"))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a text to the file that the user named, or to standard output. `is_ours` tells a file that we wrote before.
pub fn write_to(to: &args::To, text: &str, is_ours: impl Fn(&[u8]) -> bool) -> Done {
    match &to.output {
        None => write(text),
        Some(file) => {
            write_file(file, text.as_bytes(), is_ours, to.force)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// A text of a stranger's, with control characters escaped, so that it cannot write to the terminal what it likes; its
/// lines and tabs stay.
pub fn harmless(text: &str) -> String {
    let mut shown = String::new();
    for letter in text.chars() {
        // Those that change the direction of writing could hide what a line says.
        let is_direction = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        match letter {
            '\n' | '\t' => shown.push(letter),
            letter if letter.is_control() || is_direction => shown.extend(letter.escape_default()),
            letter => shown.push(letter),
        }
    }
    shown
}

/// The error when nobody reads the output any more.
pub const NO_READER: &str = "standard output: nobody reads it";

/// Writes a line, in colour where it can be seen. If that fails, it reports the error and ends the command.
pub fn line(text: Arguments) {
    if let Err(error) = writeln!(anstream::stdout(), "{text}") {
        if error.kind() == ErrorKind::BrokenPipe {
            resume_unwind(Box::new(NO_READER.to_string()));
        }
        resume_unwind(Box::new(format!("standard output: {error}")));
    }
}

fn styled(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}

pub fn bold(text: &str) -> String {
    styled(text, Style::new().bold())
}

pub fn green(text: &str) -> String {
    styled(text, AnsiColor::Green.on_default().bold())
}

pub fn red(text: &str) -> String {
    styled(text, AnsiColor::Red.on_default().bold())
}

/// A text padded to a number of columns.
pub fn padded(text: &str, columns: usize) -> String {
    text.to_string() + &" ".repeat(columns.saturating_sub(text.width()))
}
