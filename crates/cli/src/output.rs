//! What a command hands over: lines on standard output, a text or a file.

use crate::args;
use anstyle::{AnsiColor, Style};
use anyhow::Result;
use grundy_judge::owned::write_file;
use grundy_lang::{told, Lang};
use std::fmt::Arguments;
use std::io::{self, Write};
use std::process::ExitCode;
use terminal_size::{terminal_size, Width};
use unicode_width::UnicodeWidthStr;

/// Writes a text to standard output.
pub fn write(text: impl AsRef<[u8]>) -> Result<ExitCode> {
    io::stdout().write_all(text.as_ref())?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a text to the file that the user named, or to standard output. `is_ours` tells a file that we wrote before.
pub fn write_to(to: &args::To, text: &str, is_ours: impl Fn(&[u8]) -> bool) -> Result<ExitCode> {
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

/// Chooses whether there are colours; `auto` asks the terminal, NO_COLOR and its like.
pub fn choose(colour: clap::ColorChoice) {
    let choice = match colour {
        clap::ColorChoice::Auto => anstream::ColorChoice::Auto,
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// Writes a line, in colour where it can be seen.
pub fn line(text: Arguments) -> io::Result<()> {
    writeln!(anstream::stdout(), "{text}")
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

/// A text in lines that fit the terminal, 100 columns at most, broken at blanks; a text of Chinese, which a terminal
/// may break anywhere, stays as it is.
pub fn wrapped(text: &str) -> String {
    let columns =
        terminal_size().map_or(100, |(Width(columns), _)| usize::from(columns.clamp(40, 100)));
    let mut lines = Vec::new();
    for line in text.lines() {
        if line.chars().any(|letter| letter > '\u{2e7f}') {
            lines.push(line.to_string());
            continue;
        }
        let (mut rest, indent) = (line, line.len() - line.trim_start().len());
        while rest.width() > columns {
            // Every letter is a column.
            let cut = rest.char_indices().nth(columns + 1).map_or(rest.len(), |(at, _)| at);
            let Some(blank) = rest[..cut].rfind(' ').filter(|&blank| blank > indent) else { break };
            lines.push(rest[..blank].trim_end().to_string());
            rest = rest[blank..].trim_start();
        }
        lines.push(rest.to_string());
    }
    lines.join("\n")
}

/// The word with which the line of an error begins.
pub fn error_in(lang: Lang) -> String {
    told!(lang, "{error}: ", "{error}：", error = red(&told!(lang, "error", "错误")))
}

/// A text padded to a number of columns.
pub fn padded(text: &str, columns: usize) -> String {
    text.to_string() + &" ".repeat(columns.saturating_sub(text.width()))
}
