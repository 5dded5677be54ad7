//! Sentences and functions by their names, from files that need no Rust: `english.txt` and `code/functions.txt`.
//!
//! An entry is a line `name = text`, or a line `name =` and what stands below it up to an empty line. `{0}`, `{1}` and so on
//! stand for what is said of.

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::OnceLock;

/// The sentence of this name, with these in their places.
macro_rules! say {
    ($name:expr $(, $of:expr)*) => {
        $crate::pattern::sentences::sentence($name, &[$(&$of),*])
    };
}
pub(crate) use say;

type Entries = HashMap<&'static str, &'static str>;

fn entries(file: &'static str) -> Entries {
    let mut all = Entries::new();
    for part in file.split("\n\n").filter(|part| !part.starts_with('#')) {
        match part.split_once(" =\n") {
            Some((name, text)) if !name.contains('\n') => drop(all.insert(name, text.trim_end())),
            _ => all.extend(part.trim_end().lines().filter_map(|line| line.split_once(" = "))),
        }
    }
    all
}

/// The entry of this name, with these in their places.
///
/// # Panics
///
/// If there is none.
pub fn sentence(name: &str, of: &[&dyn Display]) -> String {
    static ENGLISH: OnceLock<Entries> = OnceLock::new();
    filled(ENGLISH.get_or_init(|| entries(include_str!("english.txt"))), name, of)
}

/// The same of pseudo-code.
pub fn function(name: &str, of: &[&dyn Display]) -> String {
    static FUNCTIONS: OnceLock<Entries> = OnceLock::new();
    let text =
        filled(FUNCTIONS.get_or_init(|| entries(include_str!("code/functions.txt"))), name, of);
    // As people write it.
    let plain =
        [(" - -", " + "), (" - 0 * k", ""), (" - 0 * low", ""), (" 1 * ", " "), (" / 1\n", "\n")];
    plain.iter().fold(text + "\n", |text, (from, to)| text.replace(from, to))
}

fn filled(entries: &Entries, name: &str, of: &[&dyn Display]) -> String {
    let mut parts = entries.get(name).unwrap_or_else(|| panic!("no entry {name}")).split('{');
    let mut text = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (place, rest) = part.split_once('}').expect("a bracket that closes");
        let place: usize = place.parse().expect("a place");
        text += &(of[place].to_string() + rest);
    }
    text
}
