//! Lines and columns, counted only where a fault is reported.

use std::fmt;

/// A place in the input: line and column, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// One more than the line feeds before it.
    pub line: u64,
    /// One more than the bytes between it and the last line feed; a byte-order mark is not counted.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Counts the lines of an input that is read in blocks.
pub struct Lines {
    // How many bytes were before the block, and how many of its own were counted.
    offset: u64,
    counted: usize,
    // The line of the last byte that was counted, and how many bytes were before that line.
    line: u64,
    line_start: u64,
}

impl Lines {
    /// Nothing was counted yet.
    pub fn new() -> Lines {
        Lines {
            offset: 0,
            counted: 0,
            line: 1,
            line_start: 0,
        }
    }

    /// Whether the block is the first one.
    pub fn is_first_block(&self) -> bool {
        self.offset == 0
    }

    /// The place of `block[index]`, which is not before the index that was asked for last: so every
    /// byte is looked at once.
    pub fn place(&mut self, block: &[u8], index: usize) -> Place {
        let passed = &block[self.counted..index];
        // A sum of up to 255 bytes is one, which the compiler makes 16 of at a time.
        for part in passed.chunks(240) {
            let breaks: u8 = part.iter().map(|&byte| (byte == b'\n') as u8).sum();
            self.line += u64::from(breaks);
        }
        if let Some(last) = passed.iter().rposition(|&byte| byte == b'\n') {
            self.line_start = self.offset + (self.counted + last + 1) as u64;
        }
        self.counted = index;
        Place {
            line: self.line,
            column: self.offset + index as u64 + 1 - self.line_start,
        }
    }

    /// Counts the rest of the block; another one follows.
    pub fn end_block(&mut self, block: &[u8]) {
        self.place(block, block.len());
        self.offset += block.len() as u64;
        self.counted = 0;
    }

    /// The first line begins after this number of bytes.
    pub fn begin_after(&mut self, bytes: usize) {
        self.line_start = bytes as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::{Lines, Place};

    #[test]
    fn places_are_counted_across_blocks() {
        let text = b"ab\n\ncd\n";
        for cut in 0..text.len() {
            for index in cut..text.len() {
                let mut lines = Lines::new();
                lines.place(text, cut / 2);
                lines.end_block(&text[..cut]);
                let line = text[..index].iter().filter(|&&byte| byte == b'\n').count() as u64 + 1;
                let start = text[..index].iter().rposition(|&byte| byte == b'\n');
                let column = (index - start.map_or(0, |at| at + 1)) as u64 + 1;
                let place = lines.place(&text[cut..], index - cut);
                assert_eq!(place, Place { line, column }, "{} {}", cut, index);
            }
        }
    }
}
