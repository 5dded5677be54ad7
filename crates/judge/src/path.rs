//! Where a tool stands.

use std::env;
use std::path::PathBuf;

/// The path of a tool that is called by its name.
pub fn in_path(tool: &str) -> Option<PathBuf> {
    if tool.contains('/') {
        return Some(PathBuf::from(tool));
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut files = env::split_paths(&folders).map(|folder| folder.join(tool));
    let found = files.find(|file| file.is_file())?;
    // A run has another current folder.
    std::path::absolute(found).ok()
}
