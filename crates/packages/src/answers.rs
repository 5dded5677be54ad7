//! The validator of answers, which BAPCtools asks for: `answers.py` with a table made from the answers of a package.

use crate::cases::TestCase;
use std::collections::BTreeSet;

/// The most words that a table lists. Where answers have more, such as moves in letters, it has their letters.
const WORDS: usize = 60;

/// The validator for a program with these cases, and one exit status for accepting an answer and one for refusing it.
pub fn answers(program: &str, cases: &[TestCase], accepted: i32, refused: i32) -> String {
    include_str!("answers.py")
        .replacen("NAME", program, 1)
        .replacen("STATUSES", &format!("{accepted}, {refused}"), 1)
        .replacen("# TABLE\n", &table(cases), 1)
}

fn table(cases: &[TestCase]) -> String {
    let (mut words, mut letters) = (BTreeSet::new(), BTreeSet::new());
    for word in cases.iter().flat_map(|case| case.output.lines()).flat_map(|line| line.split(' ')) {
        letters.extend(word.chars());
        if words.len() <= WORDS {
            words.insert(form(word));
        }
    }
    if words.len() > WORDS {
        words.clear();
    }
    let listed = |texts: BTreeSet<String>| {
        texts.iter().map(|text| format!("{}, ", python(text))).collect::<String>()
    };
    let samples = cases.iter().filter(|case| case.is_sample);
    let samples: String = samples
        .map(|case| format!("    {}: {},\n", python(&case.input), python(&case.output)))
        .collect();
    format!(
        "SAMPLES = {{\n{samples}}}\nWORDS = [{}]\nLETTERS = {}\n",
        listed(words).trim_end_matches(", "),
        python(&letters.iter().collect::<String>()),
    )
}

/// The word with 0 for each number in it, and 00 for each with leading zeros.
fn form(word: &str) -> String {
    let mut form = String::new();
    let mut rest = word;
    while let Some(begin) = rest.find(|c: char| c.is_ascii_digit()) {
        form += &rest[..begin];
        let digits = rest[begin..].chars().take_while(char::is_ascii_digit).count();
        let is_led = digits > 1 && rest[begin..].starts_with('0');
        form += if is_led { "00" } else { "0" };
        rest = &rest[begin + digits..];
    }
    form + rest
}

/// A text of printable ASCII, blanks and line ends in Python.
fn python(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{text}\"")
}
