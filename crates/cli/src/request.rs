//! The text of a request, and what is wrong with it.

use anyhow::{anyhow, Error, Result};
use grundy::io::Patient;
use grundy_engine::pattern::MAX_LINE;
use grundy_engine::requests::Wrong;
use grundy_lang::{told, Lang, Told};
use std::io::{self, Read};
use unicode_width::UnicodeWidthStr;

/// The text that the words of the command line give, or, for `-`, standard input.
pub fn given(words: &[String]) -> Result<String> {
    if words != ["-"] {
        return Ok(words.join(" "));
    }
    let mut bytes = Vec::new();
    // A longer text is refused.
    Patient(io::stdin()).take(MAX_LINE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What is wrong with a text, and the line with a mark below the place.
pub fn refused(text: &str, Wrong { column, what }: Wrong, lang: Lang) -> Error {
    let what = what.told(lang);
    let before = text.get(..column.saturating_sub(1) as usize).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    let blanks = " ".repeat(before[start..].width());
    let place = match before.matches('\n').count() {
        0 => String::new(),
        lines => told!(lang, "line {number}: ", "第 {number} 行：", number = lines + 1),
    };
    anyhow!("{place}{what}\n  {line}\n  {blanks}^")
}
