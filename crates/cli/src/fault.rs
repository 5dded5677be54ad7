//! An error in the reader's language.

use anyhow::Error;
use grundy_catalogue::find::NotFound;
use grundy_lang::{system, told, FileError, Lang, Told};
use std::io::{self, ErrorKind};

/// Whether standard output failed because nobody reads it any more.
pub fn is_unread(error: &Error) -> bool {
    let is_pipe = |error: &io::Error| error.kind() == ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(is_pipe))
}

/// What programs say of their input, and clap's tips, each line with its Chinese.
const OF_PROGRAMS: &str = include_str!("faults.zh.txt");

/// What a program says of its input, in a language.
pub fn of_program(text: &str, lang: Lang) -> String {
    let in_chinese = || {
        let mut pairs = OF_PROGRAMS.lines().filter_map(|pair| pair.split_once(" = "));
        pairs.find_map(|(english, chinese)| filled(text, english, chinese))
    };
    match lang {
        Lang::En => None,
        Lang::Zh => in_chinese(),
    }
    .unwrap_or_else(|| text.to_string())
}

/// The Chinese of a text that has the form of `english`, where `{}` stands for any text.
fn filled(text: &str, english: &str, chinese: &str) -> Option<String> {
    let (mut parts, mut filled) = (english.split("{}"), chinese.split("{}"));
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut said = filled.next()?.to_string();
    for (part, after) in parts.zip(filled) {
        let end = if part.is_empty() { rest.len() } else { rest.find(part)? };
        said += &of_program(&rest[..end], Lang::Zh);
        said += after;
        rest = &rest[end + part.len()..];
    }
    rest.is_empty().then_some(said)
}

/// What an error says. A file's error has its path; what the system says alone is of standard output.
pub fn told(error: &Error, lang: Lang) -> String {
    if let Some(error) = error.downcast_ref::<io::Error>() {
        let cause = system(error, lang);
        return told!(lang, "standard output: {cause}", "标准输出：{cause}");
    }
    fn typed<E: Told + std::error::Error + Send + Sync + 'static>(
        error: &Error,
    ) -> Option<&dyn Told> {
        error.downcast_ref::<E>().map(|error| error as &dyn Told)
    }
    let known = [
        typed::<FileError>,
        typed::<NotFound>,
        typed::<grundy_judge::error::Error>,
        typed::<grundy_packages::Error>,
        typed::<grundy_problems::Error>,
    ];
    let known = known.iter().find_map(|typed| typed(error));
    known.map_or_else(|| error.to_string(), |error| error.told(lang))
}
