//! What ended a program before its input did.

use super::place::Place;
use std::ascii;
use std::fmt;
use std::io;

/// Why a program cannot go on.
#[derive(Debug)]
pub enum Fault {
    /// The input is not as it should be there: what is wrong.
    Input(Place, String),
    /// Reading or writing failed.
    Io(io::Error),
    /// There were faults, which have been reported.
    Reported,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Input(place, what) => write!(f, "{}: {}", place, what),
            Fault::Io(error) => error.fmt(f),
            Fault::Reported => f.write_str("faults have been reported"),
        }
    }
}

/// How many bytes of a wrong token a message shows.
pub const SHOWN: usize = 24;

/// A token for a message: what is not printable ASCII is written as an escape.
pub fn quoted(token: &[u8]) -> String {
    let escaped = token
        .iter()
        .take(SHOWN)
        .flat_map(|&byte| ascii::escape_default(byte));
    let shown: String = escaped.map(char::from).collect();
    format!(
        "\"{}{}\"",
        shown,
        if token.len() > SHOWN { "..." } else { "" }
    )
}
