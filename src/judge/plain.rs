//! Input and output.
//!
//! Package: what is submitted; with the feature `large`, `mod.rs` has the same interface.
//!
//! Checked: against a reference that splits the whole text, cut at every offset; the submissions on the
//! golden cases and faults of their programs.

mod verbs;

use std::io::{self, ErrorKind, Read, Write};
use std::process;

/// Bytes that are read or written at once.
const BLOCK: usize = 1 << 16;

/// Why a program stops: bad input, or a failed read or write.
pub type Fault = io::Error;

/// Where a number stands, which is not kept here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place;

/// What a program reads from and writes to.
pub struct Judge {
    input: Box<dyn Read>,
    block: Vec<u8>,
    at: usize,
    answers: Vec<u8>,
    output: Box<dyn Write>,
}

impl Judge {
    /// The next number, or `None` at the end of the input.
    #[inline]
    pub fn read_or_end(&mut self) -> Result<Option<u64>, Fault> {
        // Quick: up to 18 digits between blanks, in this block.
        let text = &self.block[self.at..];
        let start = text.iter().take_while(|&&byte| is_blank(byte)).count();
        let (mut value, mut end) = (0u64, start);
        while end < text.len() && text[end].wrapping_sub(b'0') < 10 {
            value = value
                .wrapping_mul(10)
                .wrapping_add(u64::from(text[end] - b'0'));
            end += 1;
        }
        if start < end && end < text.len().min(start + 19) && is_blank(text[end]) {
            self.at += end;
            return Ok(Some(value));
        }
        self.read_bytewise()
    }

    // What the end of a block cuts, what is long, and what is no number.
    fn read_bytewise(&mut self) -> Result<Option<u64>, Fault> {
        let mut number = None;
        while let Some(byte) = self.peek()? {
            if !is_blank(byte) {
                let digit = Some(byte.wrapping_sub(b'0')).filter(|&digit| digit < 10);
                let tens = number.unwrap_or(0u64).checked_mul(10);
                let sum = |tens: u64| tens.checked_add(u64::from(digit?));
                number = Some(tens.and_then(sum).ok_or_else(|| expected(0, u64::MAX))?);
            } else if number.is_some() {
                break;
            }
            self.at += 1;
        }
        Ok(number)
    }

    // The next byte, which stays. Answers go out before input is waited for.
    fn peek(&mut self) -> Result<Option<u8>, Fault> {
        if self.at == self.block.len() {
            self.send()?;
            self.block.resize(BLOCK, 0);
            let size = self.input.read(&mut self.block)?;
            self.block.truncate(size);
            self.at = 0;
        }
        Ok(self.block.get(self.at).copied())
    }

    /// The next number.
    #[inline]
    pub fn read(&mut self) -> Result<u64, Fault> {
        self.read_or_end()?.ok_or_else(|| expected(0, u64::MAX))
    }

    /// The next number, from `low` to `high`.
    #[inline]
    pub fn read_in(&mut self, low: u64, high: u64) -> Result<u64, Fault> {
        let number = self.read_or_end_in(low, high)?;
        number.ok_or_else(|| expected(low, high))
    }

    /// The next number, from `low` to `high`, or `None` at the end of the input.
    #[inline]
    pub fn read_or_end_in(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        match self.read_or_end()? {
            Some(value) if value < low || value > high => Err(expected(low, high)),
            number => Ok(number),
        }
    }

    // The next token of `most` bytes at most; `expected` is for the message if it is longer.
    fn read_token(
        &mut self,
        most: usize,
        expected: &dyn Fn() -> String,
    ) -> Result<Option<String>, Fault> {
        let mut word = Vec::new();
        while let Some(byte) = self.peek()? {
            if !is_blank(byte) {
                if word.len() == most {
                    return Err(self.unexpected(&expected(), ""));
                }
                word.push(byte);
            } else if !word.is_empty() {
                break;
            }
            self.at += 1;
        }
        let word = Some(word).filter(|word| !word.is_empty());
        Ok(word.map(|word| String::from_utf8_lossy(&word).into_owned()))
    }

    fn unexpected(&mut self, expected: &str, _token: &str) -> Fault {
        self.fault(format!("expected {}", expected))
    }

    fn append(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.answers.extend_from_slice(bytes);
        if self.answers.len() < BLOCK {
            return Ok(());
        }
        self.send()
    }

    fn send(&mut self) -> Result<(), Fault> {
        let done = self.output.write_all(&self.answers);
        self.answers.clear();
        done.and_then(|()| self.output.flush())
    }

    /// The place of the number that was read last.
    pub fn place(&mut self) -> Place {
        Place
    }

    /// A fault.
    pub fn fault(&mut self, what: String) -> Fault {
        Fault::new(ErrorKind::InvalidData, what)
    }

    /// A fault at a place.
    pub fn fault_at(&mut self, _: Place, what: String) -> Fault {
        self.fault(what)
    }
}

// White space, a Ctrl-Z with which a file may end, the three bytes of a mark with which it may begin.
#[inline]
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | 26 | 0xef | 0xbb | 0xbf)
}

fn expected(low: u64, high: u64) -> Fault {
    let what = format!("expected an integer from {} to {}", low, high);
    Fault::new(ErrorKind::InvalidData, what)
}

/// Runs `solve` on standard input and output. All that it answered before a fault is written.
pub fn run(name: &str, _about: &str, solve: fn(&mut Judge) -> Result<(), Fault>) {
    let mut judge = Judge {
        input: Box::new(io::stdin()),
        block: Vec::new(),
        at: 0,
        answers: Vec::new(),
        output: Box::new(io::stdout()),
    };
    let solved = solve(&mut judge);
    if let Err(fault) = judge.send().and(solved) {
        // A reader of the answers that went away is no fault.
        if fault.kind() != ErrorKind::BrokenPipe {
            let _ = writeln!(io::stderr(), "{}: {}", name, fault);
            process::exit(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Fault, Judge, BLOCK};
    use std::cell::RefCell;
    use std::io::{self, Cursor, Read, Write};
    use std::rc::Rc;

    fn answer(
        input: impl Read + 'static,
        output: impl Write + 'static,
        solve: impl FnOnce(&mut Judge) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut judge = Judge {
            input: Box::new(input),
            block: Vec::new(),
            at: 0,
            answers: Vec::new(),
            output: Box::new(output),
        };
        let solved = solve(&mut judge);
        judge.send().and(solved)
    }

    fn bytes(text: &[u8]) -> Cursor<Vec<u8>> {
        Cursor::new(text.to_vec())
    }

    #[derive(Clone)]
    struct Kept(Rc<RefCell<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    // Gives at most `size` bytes a read, after a first read of `first`.
    struct Pieces {
        text: Cursor<Vec<u8>>,
        first: usize,
        size: usize,
    }

    impl Read for Pieces {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let size = Some(self.first)
                .filter(|&first| first > 0)
                .unwrap_or(self.size);
            self.first = 0;
            let size = size.min(into.len());
            self.text.read(&mut into[..size])
        }
    }

    fn read_all(source: impl Read + 'static) -> (Vec<u64>, bool) {
        let mut values = Vec::new();
        let done = answer(source, io::sink(), |judge| {
            while let Some(value) = judge.read_or_end()? {
                values.push(value);
            }
            Ok(())
        });
        (values, done.is_ok())
    }

    // The whole text at once, by the standard library's parser.
    fn reference(text: &[u8]) -> (Vec<u64>, bool) {
        let is_blank = |byte: &u8| b" \t\n\x0b\x0c\r\x1a\xef\xbb\xbf".contains(byte);
        let mut values = Vec::new();
        for token in text.split(is_blank).filter(|token| !token.is_empty()) {
            let digits = token.iter().all(u8::is_ascii_digit);
            let number = std::str::from_utf8(token).ok().filter(|_| digits);
            match number.and_then(|token| token.parse().ok()) {
                Some(value) => values.push(value),
                None => return (values, false),
            }
        }
        (values, true)
    }

    #[test]
    fn agrees_with_the_reference_whole_and_cut_at_every_offset() {
        let tokens: [&[u8]; 23] = [
            b"0",
            b"007",
            b"9999999999999999999",
            b"10000000000000000000",
            b"18446744073709551615",
            b"18446744073709551616",
            b"000000000000000000000000000000000000017",
            b"184467440737095516150",
            b"-4",
            b"+4",
            b"4.5",
            b"1x",
            b"12345678x",
            b"1234567/",
            b"1234567:",
            b"\0",
            b"\xff",
            b"",
            b"\x1a",
            b"5\x1a \r\n",
            b"\x1a6",
            b"5\x1a\x1a",
            b"\xef\xbb\xbf7",
        ];
        for front in &[
            "",
            "\n",
            "1 22\r\n333\t4444\x0b55\x0c6  ",
            "\u{feff}",
            "\u{feff}8 ",
        ] {
            let backs = [
                "",
                "\n",
                " 7 88 1234567\t12345678\n\n123456789 1234567890123456789 5\n",
            ];
            for (at, token) in (0..3 * tokens.len()).map(|at| (at, tokens[at / 3])) {
                let back = backs[at % 3];
                let text = [front.as_bytes(), token, back.as_bytes()].concat();
                let expected = reference(&text);
                for first in 0..text.len() {
                    for &size in &[1, 2, 3, 1000] {
                        let source = Pieces {
                            text: bytes(&text),
                            first,
                            size,
                        };
                        let found = read_all(source);
                        assert_eq!(found, expected, "{:?} {} {}", text, first, size);
                    }
                }
            }
        }
        for offset in 0..25 {
            let mut text = "1\n".repeat(BLOCK / 2).into_bytes();
            text.truncate(BLOCK - offset);
            text.extend_from_slice(b" 12345678901234567890 5 x");
            assert!(read_all(bytes(&text)) == reference(&text), "{}", offset);
        }
    }

    #[test]
    fn ranges_hold_and_the_end_is_a_fault() {
        let said = |input: &str| {
            let done = answer(bytes(input.as_bytes()), io::sink(), |judge| {
                judge.read_in(3, 5)?;
                judge.read_in(0, u64::MAX).map(drop)
            });
            done.err().map(|fault| fault.to_string())
        };
        for &wrong in &["2 1", "6 1", "6", ""] {
            let expected = Some("expected an integer from 3 to 5".to_string());
            assert_eq!(said(wrong), expected, "{}", wrong);
        }
        for &wrong in &["x", "3x 1", "3", "4 18446744073709551616"] {
            let expected = Some("expected an integer from 0 to 18446744073709551615".to_string());
            assert_eq!(said(wrong), expected, "{}", wrong);
        }
        assert_eq!((said("3 7"), said("5 7\n")), (None, None));
    }

    #[test]
    fn answers_go_out_before_a_fault_and_a_number_once_read_is_not_read_again() {
        let output = Kept(Rc::default());
        let done = answer(bytes(b"7 8 9 x"), output.clone(), |judge| loop {
            let number = judge.read()?;
            judge.write_numbers(vec![number, 0, u64::MAX])?;
        });
        let expected =
            "7 0 18446744073709551615\n8 0 18446744073709551615\n9 0 18446744073709551615\n";
        assert!(done.is_err());
        assert_eq!(output.0.borrow().as_slice(), expected.as_bytes());
    }
}
