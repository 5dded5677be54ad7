//! The files that are read, and those that are written: a folder of submissions, compiled as they are or, for a judge
//! that calls a method, with the call.

use grundy_catalogue::names;
use std::fs;
use std::path::{Path, PathBuf};

/// The programs that can be submitted: those of the suite.
///
/// # Errors
///
/// If a file cannot be read.
pub fn programs(root: &Path) -> Result<Vec<String>, String> {
    names(root, "src/bin", ".rs")
}

/// The file that is compiled for a submission in `folder`: the submission itself, or, for a judge that calls a method,
/// a file that also has the call.
pub fn compiled(folder: &Path, name: &str) -> PathBuf {
    let folder = if is_called(folder, name) { folder.join(CALLED) } else { folder.to_path_buf() };
    folder.join(name).with_extension("rs")
}

/// Whether the judge of a submission in `folder` calls a method.
pub fn is_called(folder: &Path, name: &str) -> bool {
    let called = folder.join(CALLED).join(name);
    called.with_extension("rs").exists()
}

/// The folder, inside that of the submissions, of submissions with their calls.
pub const CALLED: &str = "called";

/// The text of a file.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
