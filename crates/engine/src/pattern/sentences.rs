//! Sentences and functions by name, from files without Rust: `english.txt`, `chinese.txt`, `code/functions.txt`.
//!
//! An entry is a line `name = text`, or a line `name =` and the lines below it up to an empty one. `{0}`, `{1}` and so
//! on stand for the arguments. After its name, a Chinese entry has a number made from the English text that it
//! translates, so that a later change of that text is noticed.
//!
//! Checked: the Chinese file against the English one (below).

use std::cell::Cell;
use std::collections::HashMap;
use std::fmt::Display;
use std::sync::OnceLock;

/// The sentence of this name, with its arguments filled in.
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

/// The entry of this name, with its arguments filled in.
///
/// # Panics
///
/// If there is none.
pub fn sentence(name: &str, arguments: &[&dyn Display]) -> String {
    static ENGLISH: OnceLock<Entries> = OnceLock::new();
    static CHINESE: OnceLock<Entries> = OnceLock::new();
    let entries = match SPEECH.get() {
        Speech::English => ENGLISH.get_or_init(|| entries(include_str!("english.txt"))),
        Speech::Chinese => CHINESE.get_or_init(|| {
            let all = entries(include_str!("chinese.txt")).into_iter();
            all.map(|(name, text)| (name.split(" [").next().unwrap_or(name), text)).collect()
        }),
    };
    filled(entries, name, arguments)
}

/// The language of sentences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Speech {
    /// English.
    English,
    /// Chinese.
    Chinese,
}

thread_local! {
    static SPEECH: Cell<Speech> = const { Cell::new(Speech::English) };
}

/// The language in which sentences are made now.
pub fn spoken() -> Speech {
    SPEECH.get()
}

/// Runs `act`, with its sentences in this language.
///
/// ```
/// use grundy_engine::pattern::{speaking, Requests, Speech};
///
/// let answer = Requests::default().answer("law take 1 3 4").unwrap().unwrap();
/// let text = speaking(Speech::Chinese, || answer.to_string());
/// assert!(text.contains("从 0 起周期为 7"));
/// ```
pub fn speaking<T>(speech: Speech, act: impl FnOnce() -> T) -> T {
    let before = SPEECH.replace(speech);
    let done = act();
    SPEECH.set(before);
    done
}

/// The pseudo-code of this name, with its arguments filled in.
pub fn function(name: &str, arguments: &[&dyn Display]) -> String {
    static FUNCTIONS: OnceLock<Entries> = OnceLock::new();
    let functions = FUNCTIONS.get_or_init(|| entries(include_str!("code/functions.txt")));
    let text = filled(functions, name, arguments);
    // As people write it.
    let plain =
        [(" - -", " + "), (" - 0 * k", ""), (" - 0 * low", ""), (" 1 * ", " "), (" / 1\n", "\n")];
    plain.iter().fold(text + "\n", |text, (from, to)| text.replace(from, to))
}

fn filled(entries: &Entries, name: &str, arguments: &[&dyn Display]) -> String {
    let mut parts = entries
        .get(name)
        .unwrap_or_else(|| panic!("no entry {name} in a file of crates/engine/src/pattern"))
        .split('{');
    let mut text = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (place, rest) = part.split_once('}').expect("a bracket that closes");
        let place: usize = place.parse().expect("a place");
        text += &(arguments[place].to_string() + rest);
    }
    text
}

#[test]
fn every_sentence_has_chinese_that_was_written_for_it() {
    let places = |text: &str| {
        let parts = text.split('{').skip(1).filter_map(|part| part.split('}').next());
        parts.collect::<std::collections::BTreeSet<&str>>().len()
    };
    let number = |text: &str| {
        let hash = text
            .bytes()
            .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        format!("{:04x}", hash >> 16 ^ hash & 0xffff)
    };
    let english = entries(include_str!("english.txt"));
    let mut chinese = entries(include_str!("chinese.txt"));
    let mut wrong = Vec::new();
    for (name, text) in &english {
        let stamped = format!("{name} [{}]", number(text));
        match chinese.remove(&stamped[..]) {
            None => wrong.push(format!("chinese.txt: write a line `{stamped} = ...` for: {text}")),
            Some(other) if places(text) != places(other) => {
                wrong
                    .push(format!("chinese.txt: {name} has other places in brackets than: {text}"));
            }
            Some(_) => {}
        }
    }
    let old =
        chinese.keys().map(|key| format!("chinese.txt: {key} is of no sentence of english.txt"));
    wrong.extend(old);
    let functions = entries(include_str!("code/functions.txt"));
    for name in english.keys().filter_map(|key| key.strip_prefix("theorem.")) {
        if !english.contains_key(&format!("source.{name}")[..]) {
            wrong.push(format!(
                "english.txt: write a line `source.{name} = ...`, why the theorem holds"
            ));
        }
        if !functions.contains_key(name) && !name.starts_with("last take") {
            wrong.push(format!(
                "code/functions.txt: write a function `{name} =`, which gives the values"
            ));
        }
    }
    assert!(wrong.is_empty(), "in crates/engine/src/pattern:\n\n{}\n", wrong.join("\n"));
}
