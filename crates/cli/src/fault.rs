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
    ];
    let known = known.iter().find_map(|typed| typed(error));
    known.map_or_else(|| error.to_string(), |error| error.told(lang))
}
