//! The files that are read.

use anyhow::{Context, Result};
use grundy_catalogue::names;
use std::fs;
use std::path::Path;

/// The programs that can be submitted: those of the suite.
///
/// # Errors
///
/// If a file cannot be read.
pub fn programs(root: &Path) -> Result<Vec<String>> {
    names(root, "src/bin", ".rs")
}

/// The text of a file.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}
