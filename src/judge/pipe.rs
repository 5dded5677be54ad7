//! Both ends of a program in one, so that answers go out before it waits for input.

use super::scan::BLOCK;
use std::io::{self, Error, Read, Write};

/// Input, output, and the answers between them.
pub struct Pipe {
    input: Box<dyn Read>,
    output: Box<dyn Write>,
    /// What has not gone out yet.
    pub answers: Vec<u8>,
}

impl Pipe {
    /// No answers yet.
    pub fn new(input: Box<dyn Read>, output: Box<dyn Write>) -> Pipe {
        Pipe {
            input,
            output,
            answers: Vec::with_capacity(BLOCK + 32),
        }
    }

    /// Sends the answers.
    pub fn send(&mut self) -> io::Result<()> {
        let done = self
            .output
            .write_all(&self.answers)
            .and_then(|()| self.output.flush());
        self.answers.clear();
        done.map_err(|error| explained(&error, "cannot write to standard output"))
    }
}

impl Read for Pipe {
    fn read(&mut self, block: &mut [u8]) -> io::Result<usize> {
        if !self.answers.is_empty() {
            self.send()?;
        }
        self.input
            .read(block)
            .map_err(|error| explained(&error, "cannot read standard input"))
    }
}

fn explained(error: &Error, what: &str) -> Error {
    Error::new(error.kind(), format!("{}: {}", what, error))
}
