//! Bytes to integers, in blocks and constant memory, with the place of a fault.
//!
//! Tokens are decimal integers between white space (space, tab, CR, LF, VT, FF). A byte-order mark
//! at the very start and a Ctrl-Z at the very end, as files made on Windows have, are no part of
//! the input.
//!
//! `number` reads a block, except for its ends and what is unusual in it; that is read a byte at a time.
//!
//! Checked: every text of the tests read in pieces of every size, so that every token straddles
//! the end of a block at every offset, against a reference that splits the whole text; seeded random
//! text, with a stray byte or none, against the way that takes a byte at a time.

use super::fault::{quoted, Fault, SHOWN};
use super::number::{is_blank, short_number};
use super::place::{Lines, Place};
use std::io::{ErrorKind, Read};

/// How many bytes are read at a time, at most.
pub const BLOCK: usize = 1 << 16;

const BYTE_ORDER_MARK: [u8; 3] = [0xef, 0xbb, 0xbf];
const CTRL_Z: u8 = 26;

/// Reads integers from a stream of any length.
pub struct Scanner<R> {
    source: R,
    block: Vec<u8>,
    // The unread part is block[at..end].
    at: usize,
    end: usize,
    ended: bool,
    lines: Lines,
    // Where the last token began: its index, while the block still holds it, or its place.
    token: Option<usize>,
    token_place: Place,
}

impl<R: Read> Scanner<R> {
    /// A scanner that has read nothing yet.
    pub fn new(source: R) -> Scanner<R> {
        Scanner {
            source,
            block: vec![0; BLOCK],
            at: 0,
            end: 0,
            ended: false,
            lines: Lines::new(),
            token: Some(0),
            token_place: Place { line: 1, column: 1 },
        }
    }

    /// The next integer, which must be at least `low` and at most `high`, or `None` at the end.
    ///
    /// Does not read beyond the byte after the token, so that an answer need not wait for more
    /// input than it depends on.
    ///
    /// # Errors
    ///
    /// If there is a token and it is no integer, or one out of range; if reading fails.
    ///
    /// # Complexity
    ///
    /// O(bytes passed over), in constant memory, however long a token or a run of blanks is.
    #[inline(always)]
    pub fn next(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        if let Some((value, digits)) = short_number(&self.block[self.at..self.end]) {
            if low <= value && value <= high {
                self.token = Some(self.at + digits.start);
                self.at += digits.end + 1;
                return Ok(Some(value));
            }
        }
        self.next_bytewise(low, high)
    }

    /// The next integer, which must be there.
    ///
    /// # Errors
    ///
    /// As [`next`](Scanner::next), and if the input has ended.
    #[inline(always)]
    pub fn number(&mut self, low: u64, high: u64) -> Result<u64, Fault> {
        match self.next(low, high)? {
            Some(value) => Ok(value),
            None => Err(self.at_the_end(low, high)),
        }
    }

    /// The next token as it stands, of `most` bytes at most, or `None` at the end. What is not
    /// UTF-8 in it is replaced.
    ///
    /// # Errors
    ///
    /// If the token is longer: what was `expected`, and the first bytes of it; if reading fails.
    pub fn word(
        &mut self,
        most: usize,
        expected: &dyn Fn() -> String,
    ) -> Result<Option<String>, Fault> {
        let is_end = self.skip_blanks()?.is_none();
        self.token = Some(self.at);
        if is_end {
            return Ok(None);
        }
        let mut word = Vec::new();
        while let Some(byte) = self.peek()? {
            if is_blank(byte) || byte == CTRL_Z {
                break;
            }
            if word.len() == most {
                word.push(byte);
                let found = quoted(&word);
                return Err(self.fault(format!("expected {}, found {}", expected(), found)));
            }
            self.at += 1;
            word.push(byte);
        }
        Ok(Some(String::from_utf8_lossy(&word).into_owned()))
    }

    /// The rest of the line, without its end, or `None` at the end of the input; of a longer one `most` bytes and
    /// one more.
    ///
    /// # Errors
    ///
    /// If reading fails.
    pub fn line(&mut self, most: usize) -> Result<Option<Vec<u8>>, Fault> {
        let is_end = self.peek()?.is_none();
        self.token = Some(self.at);
        // What is kept must not depend on the block, which goes on.
        self.token_place = self.place();
        let begin = self.token_place;
        if is_end {
            return Ok(None);
        }
        let mut line = Vec::new();
        while self.peek()?.is_some() {
            let block = &self.block[self.at..self.end];
            let end = block.iter().position(|&byte| byte == b'\n');
            let part = &block[..end.unwrap_or(block.len())];
            let room = (most + 1).saturating_sub(line.len());
            line.extend_from_slice(&part[..part.len().min(room)]);
            self.at += part.len() + usize::from(end.is_some());
            if end.is_some() {
                break;
            }
        }
        self.token = None;
        self.token_place = begin;
        Ok(Some(line))
    }

    /// The place of the token or line that was read last.
    pub fn place(&mut self) -> Place {
        match self.token {
            Some(index) => self.lines.place(&self.block[..self.end], index),
            None => self.token_place,
        }
    }

    /// What the scanner reads from.
    #[inline]
    pub fn source(&mut self) -> &mut R {
        &mut self.source
    }

    // Every case, a byte at a time.
    #[inline(never)]
    fn next_bytewise(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        if self.skip_blanks()?.is_none() {
            return Ok(None);
        }
        self.token = Some(self.at);
        let mut shown = [0; SHOWN + 1];
        let mut length = 0;
        let mut value = Some(0u64);
        while let Some(byte) = self.peek()? {
            if is_blank(byte) || byte == CTRL_Z || length > SHOWN && value.is_none() {
                break;
            }
            self.at += 1;
            if length <= SHOWN {
                shown[length] = byte;
                length += 1;
            }
            let digit = u64::from(byte.wrapping_sub(b'0'));
            value = value
                .filter(|_| digit <= 9)
                .and_then(|value| value.checked_mul(10))
                .and_then(|value| value.checked_add(digit));
        }
        match value {
            Some(value) if low <= value && value <= high => Ok(Some(value)),
            Some(value) => Err(self.expected(low, high, &format!("\"{}\"", value))),
            None => Err(self.expected(low, high, &quoted(&shown[..length]))),
        }
    }

    // The first byte of the next token, not yet consumed, or `None` at the end.
    fn skip_blanks(&mut self) -> Result<Option<u8>, Fault> {
        while let Some(byte) = self.peek()? {
            if byte == CTRL_Z {
                return self.skip_to_end();
            } else if is_blank(byte) {
                self.at += 1;
            } else {
                return Ok(Some(byte));
            }
        }
        Ok(None)
    }

    // A Ctrl-Z ends the input, but is not taken for an excuse to drop what follows it.
    fn skip_to_end(&mut self) -> Result<Option<u8>, Fault> {
        self.token = Some(self.at);
        self.at += 1;
        while let Some(byte) = self.peek()? {
            if !is_blank(byte) {
                return Err(self.fault("found input after a Ctrl-Z".to_string()));
            }
            self.at += 1;
        }
        Ok(None)
    }

    #[inline]
    fn peek(&mut self) -> Result<Option<u8>, Fault> {
        while self.at == self.end && !self.ended {
            self.read_block()?;
        }
        Ok(self.block[..self.end].get(self.at).cloned())
    }

    fn read_block(&mut self) -> Result<(), Fault> {
        self.token_place = self.place();
        self.token = None;
        self.lines.end_block(&self.block[..self.end]);
        self.at = 0;
        self.end = 0;
        loop {
            match self.source.read(&mut self.block[self.end..]) {
                Ok(0) => self.ended = true,
                Ok(read) => self.end += read,
                Err(ref error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(Fault::Io(error)),
            }
            // A byte-order mark may come in pieces.
            let begins_mark = self.lines.is_first_block() && self.end < BYTE_ORDER_MARK.len();
            if self.ended || !begins_mark || !BYTE_ORDER_MARK.starts_with(&self.block[..self.end]) {
                break;
            }
        }
        if self.lines.is_first_block() && self.block[..self.end].starts_with(&BYTE_ORDER_MARK) {
            // No editor shows it, so columns do not count it.
            self.at = BYTE_ORDER_MARK.len();
            self.lines.begin_after(self.at);
        }
        Ok(())
    }

    fn fault(&mut self, what: String) -> Fault {
        Fault::Input(self.place(), what)
    }

    #[cold]
    fn at_the_end(&mut self, low: u64, high: u64) -> Fault {
        self.token = Some(self.at);
        self.expected(low, high, "the end")
    }

    #[cold]
    fn expected(&mut self, low: u64, high: u64, found: &str) -> Fault {
        self.fault(format!(
            "expected an integer from {} to {}, found {}",
            low, high, found
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::{Fault, Scanner, BLOCK};
    use crate::judge::fault::quoted;
    use crate::random::{Choose, Random};
    use std::io::{self, Read};

    // Gives at most `size` bytes a read, after a first read of `first`.
    struct Pieces<'a> {
        text: &'a [u8],
        first: usize,
        size: usize,
    }

    impl<'a> Read for Pieces<'a> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let size = if self.first > 0 {
                self.first
            } else {
                self.size
            };
            self.first = 0;
            self.text.by_ref().take(size as u64).read(into)
        }
    }

    fn read_all<R: Read>(source: R) -> (Vec<u64>, Option<String>) {
        let mut scanner = Scanner::new(source);
        let mut values = Vec::new();
        loop {
            match scanner.next(0, u64::MAX) {
                Ok(Some(value)) => values.push(value),
                Ok(None) => return (values, None),
                Err(fault) => return (values, Some(fault.to_string())),
            }
        }
    }

    // The reference: the whole text at once, the standard library's parser, places by counting.
    fn reference(text: &[u8]) -> (Vec<u64>, Option<String>) {
        let mut values = Vec::new();
        let mut from = 0;
        for token in text.split(|byte| b" \t\n\x0b\x0c\r".contains(byte)) {
            let parsed = std::str::from_utf8(token)
                .ok()
                .filter(|token| !token.starts_with('+'));
            if let Some(value) = parsed.and_then(|token| token.parse().ok()) {
                values.push(value);
            } else if !token.is_empty() {
                let line = text[..from].iter().filter(|&&byte| byte == b'\n').count() + 1;
                let start = text[..from].iter().rposition(|&byte| byte == b'\n');
                let place = format!(
                    "line {}, column {}: ",
                    line,
                    from - start.map_or(0, |at| at + 1) + 1
                );
                let what = format!(
                    "expected an integer from 0 to 18446744073709551615, found {}",
                    quoted(token)
                );
                return (values, Some(place + &what));
            }
            from += token.len() + 1;
        }
        (values, None)
    }

    fn agrees(text: &[u8]) {
        let expected = reference(text);
        for size in 1..=text.len().min(90) {
            for &first in &[0, size / 2, size + 1] {
                let found = read_all(Pieces { text, first, size });
                assert_eq!(found, expected, "{:?}", String::from_utf8_lossy(text));
            }
        }
        assert_eq!(read_all(text), expected);
    }

    #[test]
    fn agrees_with_the_reference_whole_and_in_pieces_of_every_size() {
        let padding = " 1 22\n333\r\n4444\t55555\x0b666666\x0c7777777\n\n  88888888 999999999 1234567890123456789\n";
        let tokens: [&[u8]; 22] = [
            b"0",
            b"9",
            b"00",
            b"18446744073709551615",
            b"18446744073709551616",
            b"99999999999999999999",
            b"10000000000000000000",
            b"9999999999999999999",
            b"000000000000000000000000000000000000017",
            b"184467440737095516150",
            b"-4",
            b"+4",
            b"4.5",
            b"x",
            b"1x",
            b"1e9",
            b"\0",
            b"\xff\xfe",
            b"1\xc3\xa9",
            b"\"\\",
            b"123456789012345678901234567890",
            b"abcdefghijklmnopqrstuvwx",
        ];
        for token in tokens.iter() {
            for front in &["", "\n", padding] {
                for back in &["", "\n", padding] {
                    agrees(&[front.as_bytes(), &token[..], back.as_bytes()].concat());
                }
            }
        }
        agrees(b"");
        agrees(b" \n ");
    }

    #[test]
    fn every_byte_after_a_digit_and_alone_agrees_with_the_reference() {
        for byte in (0..=255).filter(|&byte| byte != super::CTRL_Z) {
            let padding = [b' '; 40];
            agrees(&[&b"7\n12"[..], &[byte], b"5 6", &padding].concat());
            agrees(&[&b"7\n"[..], &[byte], &padding].concat());
        }
    }

    #[test]
    fn a_number_across_the_end_of_a_block_is_whole_at_every_offset() {
        for number in &["7", "1234567890", "18446744073709551615"] {
            for offset in 0..=number.len() + 2 {
                let mut text = "1\n".repeat(BLOCK / 2);
                text.truncate(BLOCK - offset);
                text.push(' ');
                text += number;
                text += "\n5 x";
                assert_eq!(
                    read_all(text.as_bytes()),
                    reference(text.as_bytes()),
                    "{} at {}",
                    number,
                    offset
                );
            }
        }
    }

    #[test]
    fn lines_are_those_of_the_text_in_pieces_of_every_size() {
        let text = &b"ab\r\n\n  c d \n0123456789\n\xff\x1a"[..];
        for size in 1..=text.len() {
            for &most in &[0, 9, 10, 99] {
                let first = 0;
                let mut scanner = Scanner::new(Pieces { text, first, size });
                for (at, line) in text.split(|&byte| byte == b'\n').enumerate() {
                    let kept = &line[..line.len().min(most + 1)];
                    let read = scanner.line(most).ok().and_then(|line| line);
                    assert_eq!(read.as_deref(), Some(kept), "{} {}", size, most);
                    let place = format!("line {}, column 1", at + 1);
                    assert_eq!(scanner.place().to_string(), place);
                }
                assert!(matches!(scanner.line(most), Ok(None)));
            }
        }
        // The end of the last line begins no other; nobody sees a byte-order mark.
        let mut scanner = Scanner::new(&b"\xef\xbb\xbfa\n"[..]);
        assert!(matches!(scanner.line(5), Ok(Some(line)) if line == b"a"));
        assert!(matches!(scanner.line(5), Ok(None)));
    }

    // One token after another, a byte at a time.
    fn read_bytewise(text: &[u8]) -> (Vec<u64>, Option<String>) {
        let mut scanner = Scanner::new(text);
        let mut values = Vec::new();
        loop {
            match scanner.next_bytewise(0, u64::MAX) {
                Ok(Some(value)) => values.push(value),
                Ok(None) => return (values, None),
                Err(fault) => return (values, Some(fault.to_string())),
            }
        }
    }

    #[test]
    fn random_text_reads_as_it_does_a_byte_at_a_time() {
        let mut random = Random(88_172_645_463_325_252);
        let mut next = |bound: u64| random.below(bound);
        for round in 0..1500 {
            let mut text = Vec::new();
            // One stray byte in every other text, somewhere.
            let stray = (next(600), b"x\x1a\0\xff-:/"[next(7) as usize]);
            for token in 0..200 {
                for _ in 0..1 + next(8) / 7 * next(70) {
                    text.push(b"  \n\n\t\r\x0b\x0c"[next(8) as usize]);
                }
                let length = [1 + next(3), 1 + next(19), 16 + next(2), 1 + next(40)];
                let leading_zeros = next(30) == 0;
                for _ in 0..length[(round % 4) as usize] {
                    text.push(if leading_zeros {
                        b'0'
                    } else {
                        b'0' + next(10) as u8
                    });
                }
                if round % 2 == 0 && token == stray.0 {
                    text.push(stray.1);
                }
            }
            let expected = read_bytewise(&text);
            assert_eq!(read_all(&text[..]), expected, "round {}", round);
            let (first, size) = (next(200) as usize, 1 + next(2000) as usize);
            let pieces = Pieces {
                text: &text,
                first,
                size,
            };
            assert_eq!(read_all(pieces), expected, "round {}", round);
        }
    }

    #[test]
    fn the_two_ways_of_reading_take_turns() {
        let text = "1 22 333 4444\n55555 \n 666666 7777777\n88888888 ".repeat(100);
        let expected = reference(text.as_bytes()).0;
        for turn in 2..7 {
            let mut scanner = Scanner::new(text.as_bytes());
            for (i, &value) in expected.iter().enumerate() {
                let found = if i % turn == 0 {
                    scanner.next_bytewise(0, u64::MAX).unwrap()
                } else {
                    scanner.next(0, u64::MAX).unwrap()
                };
                assert_eq!(found, Some(value));
            }
            assert_eq!(scanner.next(0, 9).unwrap(), None);
        }
    }

    #[test]
    fn a_mark_first_and_a_ctrl_z_last_are_no_input() {
        for size in 1..9 {
            let read = |text| {
                read_all(Pieces {
                    text,
                    first: 0,
                    size,
                })
            };
            assert_eq!(read(b"\xef\xbb\xbf1 2"), (vec![1, 2], None));
            assert_eq!(read(b"\xef\xbb\xbf"), (vec![], None));
            assert_eq!(read(b"1 2\x1a"), (vec![1, 2], None));
            assert_eq!(read(b"1 2\r\n\x1a\r\n"), (vec![1, 2], None));
            assert_eq!(read(b"\x1a"), (vec![], None));
            let fault = |text| read(text).1.unwrap();
            assert_eq!(
                fault(b"1\n 2\x1a 3"),
                "line 2, column 3: found input after a Ctrl-Z"
            );
            assert!(fault(b"\xef\xbb\xbf1 x").starts_with("line 1, column 3: "));
            assert!(fault(b"\xef\xbb1").starts_with("line 1, column 1: "));
            assert!(fault(b" \xef\xbb\xbf1").starts_with("line 1, column 2: "));
        }
    }

    #[test]
    fn ranges_and_the_end_are_named_with_their_place() {
        let mut scanner = Scanner::new(&b"5\n  6\n"[..]);
        assert_eq!(scanner.number(5, 5).unwrap(), 5);
        let fault = scanner.number(1, 5).unwrap_err().to_string();
        assert_eq!(
            fault,
            "line 2, column 3: expected an integer from 1 to 5, found \"6\""
        );
        let fault = scanner.number(1, 5).unwrap_err().to_string();
        assert_eq!(
            fault,
            "line 3, column 1: expected an integer from 1 to 5, found the end"
        );
        assert_eq!(scanner.next(1, 5).unwrap(), None);
    }

    #[test]
    fn ranges_hold_in_both_ways_of_reading() {
        for wrong in &["4", "7"] {
            let text = "5\n6\n".repeat(50) + wrong + "\n" + &"5\n6\n".repeat(50);
            // One of these is the first number that is read eight digits at a time.
            for before in 0..40 {
                let early = "5\n".repeat(before) + wrong + "\n" + &text;
                let mut scanner = Scanner::new(early.as_bytes());
                (0..before).for_each(|_| assert_eq!(scanner.number(5, 6).unwrap(), 5));
                assert!(scanner.number(5, 6).is_err());
            }
            let mut scanner = Scanner::new(text.as_bytes());
            for i in 0..100 {
                assert_eq!(scanner.number(5, 6).unwrap(), 5 + i % 2);
            }
            assert_eq!(
                scanner.number(5, 6).unwrap_err().to_string(),
                format!(
                    "line 101, column 1: expected an integer from 5 to 6, found {:?}",
                    wrong
                )
            );
        }
    }

    #[test]
    fn blanks_and_digits_without_end_take_no_memory() {
        let mut scanner = Scanner::new(io::repeat(b'0').take(10_000_000).chain(&b"7"[..]));
        assert_eq!(scanner.number(0, 9).unwrap(), 7);
        let mut scanner = Scanner::new(io::repeat(b'\n').take(10_000_000).chain(&b"x"[..]));
        let fault = scanner.number(0, 9).unwrap_err().to_string();
        assert!(fault.starts_with("line 10000001, column 1: "), "{}", fault);
        let mut scanner = Scanner::new(io::repeat(b'1'));
        let fault = scanner.number(0, 9).unwrap_err().to_string();
        assert!(
            fault.ends_with("found \"111111111111111111111111...\""),
            "{}",
            fault
        );
    }

    #[test]
    fn a_failed_read_is_a_fault_and_an_interrupted_one_is_not() {
        struct Broken(u32);
        impl Read for Broken {
            fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
                self.0 += 1;
                into[0] = b'5';
                match self.0 {
                    1 => Err(io::ErrorKind::Interrupted.into()),
                    2 => Ok(1),
                    _ => Err(io::ErrorKind::PermissionDenied.into()),
                }
            }
        }
        match Scanner::new(Broken(0)).next(0, 9) {
            Err(Fault::Io(error)) => assert_eq!(error.kind(), io::ErrorKind::PermissionDenied),
            other => panic!("{:?}", other),
        }
    }

    #[test]
    fn words_are_whole_in_pieces_of_every_size_and_bounded() {
        let text = b"\xef\xbb\xbf0.77 3\n\r\n 4.\xff07 abcdefgh 5\x1a";
        let few = || "few bytes".to_string();
        for size in 1..text.len() {
            let mut scanner = Scanner::new(Pieces {
                text,
                first: 0,
                size,
            });
            let word = |scanner: &mut Scanner<_>| scanner.word(7, &few).unwrap().unwrap();
            assert_eq!(word(&mut scanner), "0.77");
            assert_eq!(scanner.number(0, 9).unwrap(), 3);
            assert_eq!(word(&mut scanner), "4.\u{fffd}07");
            assert_eq!(scanner.place().to_string(), "line 3, column 2");
            let fault = scanner.word(7, &few).unwrap_err().to_string();
            assert_eq!(
                fault,
                "line 3, column 8: expected few bytes, found \"abcdefgh\""
            );
        }
        let mut scanner = Scanner::new(&b"abcdefg\x1a "[..]);
        assert_eq!(scanner.word(7, &few).unwrap().unwrap(), "abcdefg");
        assert_eq!(scanner.word(7, &few).unwrap(), None);
        assert!(Scanner::new(io::repeat(b'7')).word(4100, &few).is_err());
        let mut scanner = Scanner::new(&b"\xef\xbb\xbf\n\xef\xbb\xbf0.7"[..]);
        assert_eq!(scanner.word(9, &few).unwrap().unwrap(), "\u{feff}0.7");
    }
}
