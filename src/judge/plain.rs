//! Input and output.
//!
//! Package: this reader goes into submissions. With the feature `large`, `mod.rs` takes its place.
//!
//! Checked: against a reference that splits the whole text, cut at every offset; the submissions on the
//! golden cases and faults of their programs.

mod digits;
mod verbs;

use self::digits::{joined, ones};
#[cfg(test)]
use self::tests::{stdin, stdout, Stdout};
#[cfg(not(test))]
use std::io::{self, stdin, stdout, BufWriter, Read, Stdout, Write};
#[cfg(test)]
use std::io::{self, BufWriter, Read, Write};

/// Bad input, or a failed read or write.
pub type Fault = io::Error;

/// The place of a number. This reader does not keep it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place;

/// A block of input, of which `at` bytes are read, and the answers that are not yet out.
pub struct Judge {
    block: Vec<u8>,
    at: usize,
    answers: BufWriter<Stdout>,
}

impl Judge {
    /// The next number, or `None` at the end of the input.
    #[inline]
    pub fn read_or_end(&mut self) -> Result<Option<u64>, Fault> {
        // Quick: up to 18 digits and a blank, if 19 bytes of this block are left.
        if let Some(text) = self.block.get(self.at..self.at + 19) {
            let (mut at, mut value) = (0, 0);
            while at < 18 && text[at].wrapping_sub(b'0') < 10 {
                value = 10 * value + u64::from(text[at] - b'0');
                at += 1;
            }
            if at > 0 && is_blank(text[at]) {
                self.at += at + 1;
                return Ok(Some(value));
            }
        }
        self.read_bytewise()
    }

    // All else: blanks in front, the end of a block, 19 digits and more, bad input.
    #[cold]
    fn read_bytewise(&mut self) -> Result<Option<u64>, Fault> {
        let mut number = None;
        while let Some(byte) = self.next_byte()? {
            if !is_blank(byte) {
                let digit = (byte as char).to_digit(10).map(u64::from);
                let more = |value: u64| value.checked_mul(10)?.checked_add(digit?);
                number = Some(more(number.unwrap_or(0)).ok_or_else(no_integer)?);
            } else if number.is_some() {
                break;
            }
        }
        Ok(number)
    }

    // Answers go out before input is waited for.
    fn next_byte(&mut self) -> Result<Option<u8>, Fault> {
        if self.at == self.block.len() {
            self.answers.flush()?;
            self.block.resize(1 << 16, 0);
            let size = stdin().read(&mut self.block)?;
            self.block.truncate(size);
            self.at = 0;
        }
        let byte = self.block.get(self.at).copied();
        self.at += byte.is_some() as usize;
        Ok(byte)
    }

    /// The next number.
    pub fn read(&mut self) -> Result<u64, Fault> {
        self.read_or_end()?.ok_or_else(no_integer)
    }

    /// The next number, for inputs of megabytes with numbers of 16 digits and more.
    pub fn read_long(&mut self) -> Result<u64, Fault> {
        let text = &self.block[self.at..];
        let mut at = 16;
        let mut value = text.get(..at).and_then(sixteen_digits);
        while at < text.len() && value.is_some() && text[at].wrapping_sub(b'0') < 10 {
            let tens = value.and_then(|value| value.checked_mul(10));
            value = tens.and_then(|tens| tens.checked_add(u64::from(text[at] - b'0')));
            at += 1;
        }
        match value {
            Some(value) if at < text.len() && is_blank(text[at]) => {
                self.at += at + 1;
                Ok(value)
            }
            _ => self.read(),
        }
    }

    /// The next number, from `low` to `high`.
    pub fn read_in(&mut self, low: u64, high: u64) -> Result<u64, Fault> {
        within(self.read()?, low, high)
    }

    /// The next number, from `low` to `high`, or `None` at the end of the input.
    pub fn read_or_end_in(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        let number = self.read_or_end()?;
        number.map(|number| within(number, low, high)).transpose()
    }

    // The next token of `most` bytes at most; `expected` is for the message if it is longer.
    fn read_token(
        &mut self,
        most: usize,
        expected: &dyn Fn() -> String,
    ) -> Result<Option<String>, Fault> {
        let mut word = Vec::new();
        while let Some(byte) = self.next_byte()? {
            if !is_blank(byte) {
                if word.len() == most {
                    return Err(self.unexpected(&expected(), ""));
                }
                word.push(byte);
            } else if !word.is_empty() {
                break;
            }
        }
        let word = Some(word).filter(|word| !word.is_empty());
        Ok(word.map(|word| String::from_utf8_lossy(&word).into_owned()))
    }

    fn unexpected(&mut self, expected: &str, _token: &str) -> Fault {
        wrong(&format!("expected {}", expected))
    }

    /// Writes a text.
    pub fn write(&mut self, text: &str) -> Result<(), Fault> {
        self.answers.write_all(text.as_bytes())
    }

    /// Writes a text and the end of a line.
    #[inline]
    pub fn write_line(&mut self, text: &str) -> Result<(), Fault> {
        self.answers.write_all(text.as_bytes())?;
        self.answers.write_all(b"\n")
    }

    fn write_number(&mut self, number: u64) -> Result<(), Fault> {
        write!(self.answers, "{}", number)
    }

    /// The place of the number that was read last.
    pub fn place(&mut self) -> Place {
        Place
    }

    /// A fault.
    pub fn fault(&mut self, what: String) -> Fault {
        wrong(&what)
    }

    /// A fault at a place.
    pub fn fault_at(&mut self, _: Place, what: String) -> Fault {
        wrong(&what)
    }
}

// The value of sixteen bytes, if all are digits.
fn sixteen_digits(text: &[u8]) -> Option<u64> {
    let eight = |text: &[u8]| match ones(text) {
        (ones, 0) => Some(joined(ones)),
        _ => None,
    };
    Some(100_000_000 * eight(&text[..8])? + eight(&text[8..])?)
}

// White space; also a Ctrl-Z, with which a file may end, and the three bytes of a mark before it.
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | 26 | 0xef | 0xbb | 0xbf)
}

fn no_integer() -> Fault {
    Fault::new(io::ErrorKind::InvalidData, "expected an integer")
}

fn within(number: u64, low: u64, high: u64) -> Result<u64, Fault> {
    if low <= number && number <= high {
        return Ok(number);
    }
    let what = format!("expected an integer from {} to {}", low, high);
    Err(wrong(&what))
}

fn wrong(what: &str) -> Fault {
    Fault::new(io::ErrorKind::InvalidData, what)
}

/// Runs `solve` on standard input and output. What it answered before a fault is written.
pub fn run(name: &str, _about: &str, solve: fn(&mut Judge) -> Result<(), Fault>) {
    let mut judge = Judge {
        block: Vec::new(),
        at: 0,
        answers: BufWriter::with_capacity(1 << 16, stdout()),
    };
    let solved = solve(&mut judge);
    if let Err(fault) = judge.answers.flush().and(solved) {
        // A reader of the answers that went away is no fault.
        if fault.kind() != io::ErrorKind::BrokenPipe {
            let _ = writeln!(io::stderr(), "{}: {}", name, fault);
            std::process::exit(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Fault, Judge};
    use std::cell::RefCell;
    use std::io::{self, BufWriter, Read, Write};

    const BLOCK: usize = 1 << 16;

    thread_local! {
        static INPUT: RefCell<Box<dyn Read>> = RefCell::new(Box::new(io::empty()));
        static OUTPUT: RefCell<Vec<u8>> = RefCell::new(Vec::new());
    }

    // The two ends of a program, for a test.
    pub fn stdin() -> impl Read {
        struct Input;
        impl Read for Input {
            fn read(&mut self, block: &mut [u8]) -> io::Result<usize> {
                INPUT.with(|input| input.borrow_mut().read(block))
            }
        }
        Input
    }

    pub struct Stdout;

    impl Write for Stdout {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            OUTPUT.with(|output| output.borrow_mut().write(bytes))
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    pub fn stdout() -> Stdout {
        Stdout
    }

    // What `solve` answers to an input, and how it ends.
    fn answer(
        input: impl Read + 'static,
        solve: impl FnOnce(&mut Judge) -> Result<(), Fault>,
    ) -> (Vec<u8>, Result<(), Fault>) {
        INPUT.with(|own| *own.borrow_mut() = Box::new(input));
        OUTPUT.with(|own| own.borrow_mut().clear());
        let mut judge = Judge {
            block: Vec::new(),
            at: 0,
            answers: BufWriter::new(stdout()),
        };
        let solved = solve(&mut judge);
        let done = judge.answers.flush().and(solved);
        (OUTPUT.with(|own| own.borrow().clone()), done)
    }

    fn bytes(text: &[u8]) -> io::Cursor<Vec<u8>> {
        io::Cursor::new(text.to_vec())
    }

    // Gives at most `size` bytes a read, after a first read of `first`.
    struct Pieces {
        text: io::Cursor<Vec<u8>>,
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

    type ReadOne = fn(&mut Judge) -> Result<Option<u64>, Fault>;

    fn read_all(source: impl Read + 'static, read: ReadOne) -> (Vec<u64>, bool) {
        let mut values = Vec::new();
        let (_, done) = answer(source, |judge| {
            while let Some(value) = read(judge)? {
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
                        let found = read_all(source, Judge::read_or_end);
                        assert_eq!(found, expected, "{:?} {} {}", text, first, size);
                    }
                }
            }
        }
        for offset in 0..25 {
            let mut text = "1\n".repeat(BLOCK / 2).into_bytes();
            text.truncate(BLOCK - offset);
            text.extend_from_slice(b" 12345678901234567890 5 x");
            assert!(
                read_all(bytes(&text), Judge::read_or_end) == reference(&text),
                "{}",
                offset
            );
        }
    }

    #[test]
    fn long_numbers_are_read_as_others_are() {
        let tokens = [
            "7",
            "12345678",
            "123456789",
            "1234567890123456",
            "12345678901234567",
            "9999999999999999999",
            "18446744073709551615",
            "18446744073709551616",
            "00000000000000000000000012",
            "1234567/12345678 ",
            "12345678:2345678",
            "123456781234567x9",
            "x234567812345678",
            "1844674407370955161518446744073709551615",
        ];
        for &token in &tokens {
            for back in &["", "\n", "  5 1234567812345678 18446744073709551615\n"] {
                let text = format!("{}{}", token, back).into_bytes();
                for first in 0..text.len() {
                    let source = || Pieces {
                        text: bytes(&text),
                        first,
                        size: 1000,
                    };
                    let long = |judge: &mut Judge| match judge.read_long() {
                        Err(fault) if fault.to_string() != "expected an integer" => Err(fault),
                        read => Ok(read.ok()),
                    };
                    let (found, _) = read_all(source(), long);
                    assert_eq!(
                        found,
                        read_all(source(), Judge::read_or_end).0,
                        "{:?} {}",
                        text,
                        first
                    );
                }
            }
        }
    }

    #[test]
    fn ranges_hold_and_the_end_is_a_fault() {
        let said = |input: &str| {
            let (_, done) = answer(bytes(input.as_bytes()), |judge| {
                judge.read_in(3, 5)?;
                judge.read_in(0, u64::MAX).map(drop)
            });
            done.err().map(|fault| fault.to_string())
        };
        for &wrong in &["2 1", "6 1", "6"] {
            let expected = Some("expected an integer from 3 to 5".to_string());
            assert_eq!(said(wrong), expected, "{}", wrong);
        }
        for &wrong in &["", "x", "3x 1", "3", "4 18446744073709551616"] {
            let expected = Some("expected an integer".to_string());
            assert_eq!(said(wrong), expected, "{}", wrong);
        }
        assert_eq!((said("3 7"), said("5 7\n")), (None, None));
    }

    #[test]
    fn answers_go_out_before_a_fault_and_a_number_once_read_is_not_read_again() {
        let (output, done) = answer(bytes(b"7 8 9 x"), |judge| loop {
            let number = judge.read()?;
            judge.write_numbers(vec![number, 0, u64::MAX])?;
        });
        let expected =
            "7 0 18446744073709551615\n8 0 18446744073709551615\n9 0 18446744073709551615\n";
        assert!(done.is_err());
        assert_eq!(output, expected.as_bytes());
    }
}
