//! All that a program says to the world, short and fast: the judge's side in a submission.
//!
//! The same face as the package's, without what no judge sees: the place of a fault, arguments, and
//! words such as octal codes.
//! Answers go out before input is waited for; blocks of constant size; a byte-order mark first and a
//! Ctrl-Z last, as files made on Windows have, are no part of the input.
//!
//! Checked: as the package's reader, whole and cut at every offset, against a twin that splits the
//! whole text.

mod verbs;

use std::io::{self, ErrorKind, Read, Write};

const BLOCK: usize = 1 << 16;
const CTRL_Z: u8 = 26;

/// Why a program cannot go on: words for a person, or a failed read or write.
#[derive(Debug)]
pub enum Fault {
    /// The input is not as it should be: what is wrong.
    Input(String),
    /// Reading or writing failed.
    Io(io::Error),
}

/// Where a number stands, which is not kept here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place;

/// A judge's side of a program: numbers are read from it, answers are written to it.
pub struct Judge<'a> {
    input: &'a mut dyn Read,
    output: &'a mut dyn Write,
    block: Vec<u8>,
    // The unread part is block[at..end].
    at: usize,
    end: usize,
    is_first: bool,
    answers: Vec<u8>,
}

impl<'a> Judge<'a> {
    /// The next number, from `low` to `high`, or `None` at the end of the input.
    #[inline]
    pub fn read_or_end_in(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        let block = &self.block[..self.end];
        let mut at = self.at;
        while at < block.len() && is_blank(block[at]) {
            at += 1;
        }
        let (start, mut value) = (at, 0u64);
        while at < block.len() && block[at].wrapping_sub(b'0') < 10 {
            value = value
                .wrapping_mul(10)
                .wrapping_add(u64::from(block[at] - b'0'));
            at += 1;
        }
        // Up to 19 digits are less than 2^64. All else is read once more, a byte at a time.
        let is_plain = at < block.len() && is_blank(block[at]) && (at - start).wrapping_sub(1) < 19;
        if is_plain && low <= value && value <= high {
            self.at = at + 1;
            return Ok(Some(value));
        }
        self.read_bytewise(low, high)
    }

    /// The next number, from `low` to `high`.
    #[inline]
    pub fn read_in(&mut self, low: u64, high: u64) -> Result<u64, Fault> {
        let number = self.read_or_end_in(low, high)?;
        number.ok_or_else(|| expected(low, high))
    }

    #[inline(never)]
    fn read_bytewise(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        while let Some(byte) = self
            .peek()?
            .filter(|&byte| is_blank(byte) || byte == CTRL_Z)
        {
            self.at += 1;
            if byte == CTRL_Z {
                while let Some(byte) = self.peek()? {
                    if !is_blank(byte) {
                        return Err(Fault::Input("found input after a Ctrl-Z".to_string()));
                    }
                    self.at += 1;
                }
            }
        }
        if self.peek()?.is_none() {
            return Ok(None);
        }
        let mut value = Some(0u64);
        while let Some(byte) = self.peek()?.filter(|&b| !is_blank(b) && b != CTRL_Z) {
            let digit = u64::from(byte.wrapping_sub(b'0'));
            value = value.filter(|_| digit < 10).and_then(|v| v.checked_mul(10));
            value = value.and_then(|v| v.checked_add(digit));
            if value.is_none() {
                break;
            }
            self.at += 1;
        }
        match value.filter(|&value| low <= value && value <= high) {
            None => Err(expected(low, high)),
            number => Ok(number),
        }
    }

    // The next byte, or `None` at the end of the input.
    fn peek(&mut self) -> Result<Option<u8>, Fault> {
        while self.at == self.end {
            self.send()?;
            self.at = 0;
            self.end = 0;
            // A byte-order mark may come in pieces.
            let is_mark = |block: &[u8]| b"\xef\xbb\xbf".starts_with(block);
            while self.end == 0 || self.is_first && self.end < 3 && is_mark(&self.block[..self.end])
            {
                match self.input.read(&mut self.block[self.end..]) {
                    Ok(0) if self.end == 0 => return Ok(None),
                    Ok(0) => break,
                    Ok(read) => self.end += read,
                    Err(ref error) if error.kind() == ErrorKind::Interrupted => {}
                    Err(error) => return Err(Fault::Io(error)),
                }
            }
            if self.is_first && self.block[..self.end].starts_with(b"\xef\xbb\xbf") {
                self.at = 3;
            }
            self.is_first = false;
        }
        Ok(Some(self.block[self.at]))
    }

    #[inline]
    fn append(&mut self, bytes: &[u8]) {
        self.answers.extend_from_slice(bytes);
    }

    #[inline]
    fn send_full_block(&mut self) -> Result<(), Fault> {
        if self.answers.len() < BLOCK {
            return Ok(());
        }
        self.send()
    }

    fn send(&mut self) -> Result<(), Fault> {
        let done = self.output.write_all(&self.answers);
        self.answers.clear();
        done.and_then(|()| self.output.flush()).map_err(Fault::Io)
    }

    /// The place of the number that was read last.
    pub fn place(&mut self) -> Place {
        Place
    }

    /// A fault.
    pub fn fault(&mut self, what: String) -> Fault {
        Fault::Input(what)
    }

    /// A fault at a place.
    pub fn fault_at(&mut self, _: Place, what: String) -> Fault {
        Fault::Input(what)
    }
}

#[cold]
fn expected(low: u64, high: u64) -> Fault {
    Fault::Input(format!("expected an integer from {} to {}", low, high))
}

#[inline]
fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte.wrapping_sub(b'\t') < 5
}

/// Runs `solve` from `input` to `output`; all that it answered before a fault is then written.
///
/// # Errors
///
/// What `solve` returns.
pub fn answer<F>(input: &mut dyn Read, output: &mut dyn Write, solve: F) -> Result<(), Fault>
where
    F: FnOnce(&mut Judge) -> Result<(), Fault>,
{
    let mut judge = Judge {
        input,
        output,
        block: vec![0; BLOCK],
        at: 0,
        end: 0,
        is_first: true,
        answers: Vec::with_capacity(BLOCK + 32),
    };
    let solved = solve(&mut judge);
    judge.send().and(solved)
}

/// A program's `main`: runs `solve` from standard input to standard output. The status is 1 after
/// one line on standard error if there was a fault, but for a reader of the output that went away.
pub fn run<F>(name: &str, _about: &str, solve: F)
where
    F: FnOnce(&mut Judge) -> Result<(), Fault>,
{
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let what = match answer(&mut stdin.lock(), &mut stdout.lock(), solve) {
        Ok(()) => return,
        Err(Fault::Io(ref error)) if error.kind() == ErrorKind::BrokenPipe => return,
        Err(Fault::Io(error)) => error.to_string(),
        Err(Fault::Input(what)) => what,
    };
    let _ = writeln!(io::stderr(), "{}: {}", name, what);
    std::process::exit(1);
}

#[cfg(test)]
mod tests {
    use super::{answer, Fault, BLOCK};
    use std::io::{self, Read};

    // Gives at most `size` bytes a read, after a first read of `first`.
    struct Pieces<'a> {
        text: &'a [u8],
        first: usize,
        size: usize,
    }

    impl<'a> Read for Pieces<'a> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let size = Some(self.first)
                .filter(|&first| first > 0)
                .unwrap_or(self.size);
            self.first = 0;
            self.text.by_ref().take(size as u64).read(into)
        }
    }

    fn read_all(mut source: impl Read) -> (Vec<u64>, bool) {
        let mut values = Vec::new();
        let done = answer(&mut source, &mut io::sink(), |judge| {
            while let Some(value) = judge.read_or_end()? {
                values.push(value);
            }
            Ok(())
        });
        (values, done.is_ok())
    }

    // The whole text at once, by the standard library's parser.
    fn twin(text: &[u8]) -> (Vec<u64>, bool) {
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        let is_blank = |byte: &u8| b" \t\n\x0b\x0c\r".contains(byte);
        let (text, rest) = match text.iter().position(|&byte| byte == 26) {
            Some(end) => (&text[..end], &text[end + 1..]),
            None => (text, &text[..0]),
        };
        let mut values = Vec::new();
        for token in text.split(is_blank).filter(|token| !token.is_empty()) {
            let digits = token.iter().all(u8::is_ascii_digit);
            let number = std::str::from_utf8(token).ok().filter(|_| digits);
            match number.and_then(|token| token.parse().ok()) {
                Some(value) => values.push(value),
                None => return (values, false),
            }
        }
        (values, rest.iter().all(is_blank))
    }

    #[test]
    fn agrees_with_the_twin_whole_and_cut_at_every_offset() {
        let tokens: [&[u8]; 20] = [
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
            for (token, back) in tokens.iter().zip(["", "\n", " 7 88\n"].iter().cycle()) {
                let text = [front.as_bytes(), token, back.as_bytes()].concat();
                let expected = twin(&text);
                for first in 0..text.len() {
                    for &size in &[1, 2, 3, 1000] {
                        let text = &text[..];
                        let found = read_all(Pieces { text, first, size });
                        assert_eq!(found, expected, "{:?} {} {}", text, first, size);
                    }
                }
            }
        }
        for offset in 0..25 {
            let mut text = "1\n".repeat(BLOCK / 2).into_bytes();
            text.truncate(BLOCK - offset);
            text.extend_from_slice(b" 12345678901234567890 5 x");
            assert!(read_all(&text[..]) == twin(&text), "{}", offset);
        }
    }

    #[test]
    fn ranges_hold_and_the_end_is_a_fault() {
        let said = |input: &str| {
            let done = answer(&mut input.as_bytes(), &mut io::sink(), |judge| {
                judge.read_in(3, 5)?;
                judge.read_in(0, u64::MAX).map(drop)
            });
            match done {
                Err(Fault::Input(what)) => Some(what),
                _ => None,
            }
        };
        for &wrong in &["2 1", "6 1", "6", "", "x"] {
            let expected = Some("expected an integer from 3 to 5".to_string());
            assert_eq!(said(wrong), expected, "{}", wrong);
        }
        assert!(said("3").unwrap().ends_with("to 18446744073709551615"));
        assert_eq!((said("3 7"), said("5 7\n")), (None, None));
    }

    #[test]
    fn answers_go_out_before_a_fault_and_a_number_once_read_is_not_read_again() {
        let mut output = Vec::new();
        let done = answer(&mut &b"7 8 9 x"[..], &mut output, |judge| loop {
            let number = judge.read()?;
            judge.write_numbers(vec![number, 0, u64::MAX])?;
        });
        let expected =
            "7 0 18446744073709551615\n8 0 18446744073709551615\n9 0 18446744073709551615\n";
        assert_eq!(
            (output, done.is_err()),
            (expected.as_bytes().to_vec(), true)
        );
    }
}
