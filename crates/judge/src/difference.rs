//! Where two texts differ.

use grundy_lang::{told, Lang, Told};
use std::fmt;

/// What separates words: nothing else is a blank, U+3000 as little as U+00A0.
pub const BLANKS: [char; 4] = [' ', '\t', '\r', '\n'];

/// The words of an output.
pub fn words(text: &str) -> Vec<&str> {
    text.split(BLANKS).filter(|word| !word.is_empty()).collect()
}

/// Some bytes as text, for messages and comparisons.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The first line where an output differs from the expected one, with both versions; none at an end.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    pub line: usize,
    pub expected: Option<String>,
    pub found: Option<String>,
}

/// The difference of two texts, if there is one.
pub fn difference(expected: &str, found: &str) -> Option<Difference> {
    if expected == found {
        return None;
    }
    let (mut lines, mut others) = (expected.split_inclusive('\n'), found.split_inclusive('\n'));
    (1..).find_map(|line| {
        let (expected, found) = (lines.next(), others.next());
        let [one, other] = [expected, found].map(|text| text.map(str::to_string));
        (expected != found).then_some(Difference { line, expected: one, found: other })
    })
}

impl Told for Difference {
    fn told(&self, lang: Lang) -> String {
        let (line, found) =
            (self.line, [&self.expected, &self.found].map(|line| line.as_deref().map(quoted)));
        told!(lang, match found {
            [Some(expected), Some(found)] =>
                "line {line} of the output: expected {expected}, found {found}",
                "输出第 {line} 行：应为 {expected}，实为 {found}";
            [Some(expected), None] =>
                "line {line} of the output: expected {expected}, found the end",
                "输出第 {line} 行：应为 {expected}，但输出已经结束";
            [None, found] =>
                "line {line} of the output: expected the end, found {found}",
                "输出第 {line} 行：应当已经结束，却多出 {found}",
                found = found.unwrap_or_default();
        })
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

/// A line in quotes, or its beginning.
fn quoted(line: &str) -> String {
    match line.char_indices().nth(80) {
        Some((end, _)) => format!("{:?}...", &line[..end]),
        None => format!("{line:?}"),
    }
}
