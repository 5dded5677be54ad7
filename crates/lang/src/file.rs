//! A file that cannot be read or written.

use crate::{system, Lang, Told};
use std::io;
use std::path::{Path, PathBuf};

/// What the system says about a file.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.told(Lang::En))]
pub struct FileError {
    /// The file or folder.
    pub path: PathBuf,
    /// What the system says.
    #[source]
    pub cause: io::Error,
}

impl Told for FileError {
    fn told(&self, lang: Lang) -> String {
        let (path, cause) = (self.path.display(), system(&self.cause, lang));
        crate::told!(lang, "{path}: {cause}", "{path}：{cause}")
    }
}

/// Makes a [`FileError`] of what the system says about `path`, for `map_err`.
pub fn at(path: impl AsRef<Path>) -> impl FnOnce(io::Error) -> FileError {
    let path = path.as_ref().to_path_buf();
    move |cause| FileError { path, cause }
}
