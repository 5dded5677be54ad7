//! The text of an input that is being printed.

use super::case::Value;
use std::fmt::{Display, Write};

/// The text of an input so far.
#[derive(Default)]
pub struct Text(pub(super) String);

impl Text {
    /// Adds a token, after a blank unless it is the first of its line.
    pub fn put(&mut self, token: impl Display) {
        if !self.0.is_empty() && !self.0.ends_with('\n') {
            self.0.push(' ');
        }
        write!(self.0, "{token}").expect("a String takes everything");
    }

    /// Ends the line if it has begun.
    pub fn end_line(&mut self) {
        if !self.0.is_empty() && !self.0.ends_with('\n') {
            self.0.push('\n');
        }
    }

    /// Adds a line of numbers for each list.
    pub fn rows(&mut self, rows: &[Value]) {
        self.end_line();
        for row in rows {
            row.numbers().iter().for_each(|number| self.put(number));
            self.end_line();
        }
    }

    /// Adds a line for each list: its length, then its numbers.
    pub fn counted_rows(&mut self, rows: &[Value]) {
        self.end_line();
        for row in rows {
            self.put(row.list().len());
            row.numbers().iter().for_each(|number| self.put(number));
            self.end_line();
        }
    }
}
