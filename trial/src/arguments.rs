//! What `make` tells a command of this package: words `KEY=VALUE`, of which any may be left out.

use std::collections::HashMap;
use std::env;
use std::fmt::Display;
use std::str::FromStr;

/// The words of the command line by their keys.
pub struct Arguments(HashMap<String, String>);

impl Arguments {
    /// Those of this process.
    ///
    /// # Errors
    ///
    /// If a word has no `=`.
    pub fn new() -> Result<Arguments, String> {
        let pair = |word: String| match word.split_once('=') {
            Some((key, value)) => Ok((key.to_string(), value.to_string())),
            None => Err(format!("{word:?} is not KEY=VALUE")),
        };
        let pairs: Result<_, _> = env::args().skip(1).map(pair).collect();
        Ok(Arguments(pairs?))
    }

    /// Empty if it is not given.
    pub fn text(&self, key: &str) -> String {
        self.0.get(key).cloned().unwrap_or_default()
    }

    /// Whether it is given and not `0`.
    pub fn flag(&self, key: &str) -> bool {
        !matches!(&self.text(key)[..], "" | "0")
    }

    /// `usual` if it is not given.
    ///
    /// # Errors
    ///
    /// If it is no such number.
    pub fn number<T: FromStr + Display>(&self, key: &str, usual: T) -> Result<T, String> {
        match &self.text(key)[..] {
            "" => Ok(usual),
            text => text
                .parse()
                .map_err(|_| format!("{key}={text}: expected a number, such as {key}={usual}")),
        }
    }
}
