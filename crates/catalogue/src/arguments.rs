//! The arguments of a process.

use anyhow::{anyhow, Result};
use std::env;
use std::ffi::OsString;

/// The arguments of this process.
///
/// # Errors
///
/// If one is not UTF-8: which.
pub fn arguments() -> Result<Vec<String>> {
    let word = |(at, word): (usize, OsString)| {
        word.into_string().map_err(|word| anyhow!("argument {at} is not UTF-8: {word:?}"))
    };
    env::args_os().enumerate().skip(1).map(word).collect()
}
