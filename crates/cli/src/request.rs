//! The text of a request, and what is wrong with it.

use crate::output::{error_in, harmless};
use anyhow::{anyhow, Error, Result};
use grundy::io::Patient;
use grundy_engine::pattern::{MAX_LINE, VERSION};
use grundy_engine::requests::{next_line, Wrong};
use grundy_judge::marked::Marked;
use grundy_lang::{at, told, Lang, Told};
use serde_json::json;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;
use std::process::ExitCode;
use unicode_width::UnicodeWidthStr;

/// Whether the words of the command line ask for standard input.
pub fn is_input(words: &[String]) -> bool {
    words == ["-"]
}

/// The text that the words of the command line give, or a file that they name, or standard input.
pub fn given(words: &[String]) -> Result<String> {
    let file = match words {
        // No rule and no value looks like a file that is there.
        [word] if word.contains(['.', '/', '\\']) && Path::new(word).is_file() => {
            Some(Path::new(word))
        }
        _ => None,
    };
    match file {
        Some(file) => read(file),
        None if is_input(words) => read(Path::new("-")),
        None => Ok(words.join(" ")),
    }
}

/// The text of a file, or of standard input: `-`.
pub fn read(file: &Path) -> Result<String> {
    let source: Box<dyn Read> = match file.to_str() {
        Some("-") => Box::new(Marked::new(Patient(io::stdin()))),
        _ => Box::new(Marked::new(File::open(file).map_err(at(file))?)),
    };
    let mut bytes = Vec::new();
    // A longer text is refused.
    source.take(MAX_LINE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Answers each line of standard input, and reports those that are [`Wrong`]: as JSON where the answers are JSON.
pub fn lines(
    is_json: bool,
    lang: Lang,
    mut answer: impl FnMut(&str) -> Result<()>,
) -> Result<ExitCode> {
    let mut input = BufReader::new(Patient(io::stdin()));
    let mut is_right = true;
    for number in 1.. {
        let Some(line) = next_line(&mut input, number, MAX_LINE)? else { break };
        let Err(error) = answer(&line) else { continue };
        let Wrong { column, what } = error.downcast()?;
        is_right = false;
        let before = line.get(..column.saturating_sub(1) as usize);
        let column = before.map_or(column, |before| before.chars().count() as u64 + 1);
        let what = what.told(lang);
        if is_json {
            let wrong =
                json!({ "version": VERSION, "line": number, "column": column, "wrong": what });
            say!("{wrong}")?;
        } else {
            let place =
                told!(lang, "line {number}, column {column}: ", "第 {number} 行第 {column} 列：");
            anstream::eprintln!("{}{}", error_in(lang), harmless(&(place + &what)));
        }
    }
    Ok(ExitCode::from(if is_right { 0 } else { 2 }))
}

/// Where a column of `line`, which was made of what was typed, lies in this; `None` for what was added.
pub fn place(typed: &str, line: &str, column: u64) -> Option<usize> {
    let (before, rest) = line.split_at_checked(column.checked_sub(1)? as usize)?;
    let word = rest.split_whitespace().next().unwrap_or_default();
    let is_before = typed.strip_prefix(before).is_some_and(|typed| typed.starts_with(word));
    let same = || is_before.then_some(before.len());
    typed.strip_suffix(rest).map(str::len).or_else(same)
}

/// What is wrong with a line that was made of what was typed, with the column in this; 0 if it has none there.
pub fn as_typed(typed: &str, line: &str, Wrong { column, what }: Wrong) -> Wrong {
    let place = place(typed.trim_end(), line, column);
    Wrong { column: place.map_or(0, |place| place as u64 + 1), what }
}

/// What is wrong with a text, and its line with a mark below the place.
pub fn refused(text: &str, Wrong { column, what }: Wrong, lang: Lang) -> Error {
    marked(&what.told(lang), text, (column as usize).checked_sub(1), lang)
}

/// What is wrong, and below it the line that was typed with a mark at a place, if it has one.
pub fn marked(what: &str, typed: &str, place: Option<usize>, lang: Lang) -> Error {
    let Some(before) = place.and_then(|place| typed.get(..place)) else {
        return anyhow!("{what}");
    };
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let shown = |text: &str| harmless(text).replace('\t', " ");
    let line = shown(typed[start..].lines().next().unwrap_or_default());
    let blanks = " ".repeat(shown(&before[start..]).width());
    let number = match before.matches('\n').count() {
        0 => String::new(),
        lines => told!(lang, "line {number}: ", "第 {number} 行：", number = lines + 1),
    };
    anyhow!("{number}{what}\n  {}\n  {blanks}^", line.trim_end())
}
