//! Library: the line and the column of a fault, and what was found there; the reader itself knows none of
//! these.
//!
//! All that a program reads goes through a [`Watch`], which looks at each block as it passes. At a fault the reader
//! still has its block, and knows how far it has read.
//!
//! Checked: damaged inputs, cut at every offset, against a reference that splits the whole text by the
//! standard library; and every program, by `crates/checks/src/faults.rs`.

use super::patient::Patient;
use super::stream::{is_blank, Io};
use std::ascii;
use std::cell::RefCell;
use std::fmt;
use std::io::{self, Error, ErrorKind, Read};
use std::rc::Rc;

/// How many bytes of a wrong token a message shows.
const SHOWN: usize = 24;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The beginning of the input.
const START: Place = Place { line: 1, column: 1 };

/// A line and a column, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    line: u64,
    column: u64,
}

impl Place {
    /// The place after these bytes.
    fn behind(self, bytes: &[u8]) -> Place {
        // A count of up to 255 fits in a byte, so the compiler adds 16 bytes at a time; 240 is a multiple of 16.
        let is_end = |&byte: &u8| byte == b'\n';
        let ends = |part: &[u8]| part.iter().map(|byte| is_end(byte) as u8).sum::<u8>();
        let lines: u64 = bytes.chunks(240).map(|part| u64::from(ends(part))).sum();
        if lines == 0 {
            let column = self.column + bytes.len() as u64;
            return Place { column, ..self };
        }
        let last = bytes.iter().rposition(is_end).unwrap_or(0);
        Place { line: self.line + lines, column: (bytes.len() - last) as u64 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Where a token begins, and its first bytes.
#[derive(Clone)]
struct Token {
    place: Place,
    bytes: Vec<u8>,
}

impl Token {
    /// The token at the end of `text`; `end` is the place after it, and `before` is the token that `text` may
    /// continue.
    fn at_the_end(before: &Token, end: Place, text: &[u8]) -> Token {
        let start = text.iter().rposition(|&byte| is_blank(byte));
        let start = start.map_or(0, |blank| blank + 1);
        let mut token = match start {
            0 if !before.bytes.is_empty() => before.clone(),
            _ => Token {
                place: Place {
                    column: end.column - (text.len() - start) as u64,
                    ..end // for no line ends within a token
                },
                bytes: Vec::new(),
            },
        };
        let room = (SHOWN + 1).saturating_sub(token.bytes.len());
        token.bytes.extend(text[start..].iter().take(room));
        token
    }
}

/// What is known of the blocks read so far.
struct Seen {
    /// The places of the first byte of the current block, and of the byte after the block.
    block: Place,
    end: Place,
    /// The tokens that are cut by the beginning and by the end of the current block; empty where none is cut.
    first: Token,
    last: Token,
    /// How many reads found nothing more.
    ends: u32,
}

/// A reader that looks at each block it reads. If the input begins with a byte order mark, the first block has all of it,
/// and more unless the input ends there.
pub struct Watch<R> {
    input: Patient<R>,
    seen: Rc<RefCell<Seen>>,
}

/// What a [`Watch`] has seen.
pub struct Places(Rc<RefCell<Seen>>);

/// Watches `input`.
pub fn watch<R: Read>(input: R) -> (Watch<R>, Places) {
    let none = Token { place: START, bytes: Vec::new() };
    let seen = Seen { block: START, end: START, first: none.clone(), last: none, ends: 0 };
    let seen = Rc::new(RefCell::new(seen));
    let places = Places(Rc::clone(&seen));
    let input = Patient(input);
    (Watch { input, seen }, places)
}

impl<R: Read> Read for Watch<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut size = 0;
        let is_first = self.seen.borrow().end == START;
        loop {
            let more = self.input.read(&mut into[size..]).map_err(|error| {
                Error::new(ErrorKind::Other, format!("cannot read standard input: {}", error))
            })?;
            size += more;
            if !is_first || more == 0 || !BYTE_ORDER_MARK.starts_with(&into[..size]) {
                break;
            }
        }
        self.seen.borrow_mut().see(&into[..size]);
        Ok(size)
    }
}

impl Seen {
    fn see(&mut self, block: &[u8]) {
        self.ends += block.is_empty() as u32;
        self.first = self.last.clone();
        self.block = self.end;
        let block = self.shown(block);
        self.end = self.block.behind(block);
        self.last = Token::at_the_end(&self.first, self.end, block);
    }

    /// The current block without the byte order mark, which no editor shows, so columns do not count it.
    fn shown<'a>(&self, block: &'a [u8]) -> &'a [u8] {
        let is_marked = self.block == START && block.starts_with(BYTE_ORDER_MARK);
        &block[if is_marked { BYTE_ORDER_MARK.len() } else { 0 }..]
    }
}

impl Places {
    /// The place of the last number or word that `io` has read, and what is there; or the place of the end, if
    /// `io` has met the end. If a token is wrong before its end, this reads on, as far as a message shows the
    /// token.
    pub fn last_read(&self, io: &mut Io) -> (String, String) {
        let (token, is_end) = self.last_token(io);
        let found = if is_end { "the end".to_string() } else { quoted(&token.bytes) };
        (token.place.to_string(), found)
    }

    fn last_token(&self, io: &mut Io) -> (Token, bool) {
        let mut token = {
            let seen = self.0.borrow();
            let read = seen.shown(&io.block[..io.at]);
            let end = read.iter().rposition(|&byte| !is_blank(byte));
            let text = &read[..end.map_or(0, |at| at + 1)];
            let token = Token::at_the_end(&seen.first, seen.block.behind(text), text);
            // The first read that finds the end only ends the token before it, if there is one.
            if seen.ends > 1 || token.bytes.is_empty() {
                let bytes = Vec::new();
                let place = seen.end;
                return (Token { place, bytes }, true);
            }
            if seen.ends > 0 || end.map(|at| at + 1) != Some(read.len()) {
                return (token, false);
            }
            token
        };
        while token.bytes.len() <= SHOWN {
            match io.next_byte() {
                Ok(Some(byte)) if !is_blank(byte) => token.bytes.push(byte),
                _ => break,
            }
        }
        (token, false)
    }
}

/// A token for a message, with escapes for all that is not printable ASCII.
fn quoted(token: &[u8]) -> String {
    let shown = token.iter().take(SHOWN);
    let escaped = shown.flat_map(|&byte| ascii::escape_default(byte));
    let shown: String = escaped.map(char::from).collect();
    let more = if token.len() > SHOWN { "..." } else { "" };
    format!("\"{}{}\"", shown, more)
}

#[cfg(test)]
mod tests {
    use super::super::run::answer;
    use super::super::stream::tests::Pieces;
    use super::BYTE_ORDER_MARK;
    use crate::random::Random;
    use std::io::{self, Cursor, Read};

    const BLANKS: &[u8] = b" \t\n\x0b\x0c\r\x1a";

    fn is_blank(byte: u8) -> bool {
        BLANKS.contains(&byte)
    }

    // The message for the first token that is no number from 3 to 10^18, or for the end.
    fn expected(text: &[u8]) -> String {
        let text = &text[if text.starts_with(BYTE_ORDER_MARK) { 3 } else { 0 }..];
        let is_good = |token: &[u8]| {
            let token = std::str::from_utf8(token).unwrap_or("x");
            let number = token.parse().ok().filter(|_| !token.starts_with('+'));
            number.map_or(false, |n: u64| 3 <= n && n <= 1_000_000_000_000_000_000)
        };
        let is_start = |at: usize| !is_blank(text[at]) && (at == 0 || is_blank(text[at - 1]));
        let token = |at: usize| text[at..].split(|&byte| is_blank(byte)).next().unwrap();
        let starts = (0..text.len()).filter(|&at| is_start(at));
        let at = starts.clone().find(|&at| !is_good(token(at)));
        let found = at.map_or("the end".to_string(), |at| {
            let token = token(at);
            let shown = &token[..token.len().min(24)];
            let shown = shown.iter().flat_map(|&byte| std::ascii::escape_default(byte));
            let shown: String = shown.map(char::from).collect();
            let more = if token.len() > 24 { "..." } else { "" };
            format!("\"{}{}\"", shown, more)
        });
        let before = text[..at.unwrap_or(text.len())].split(|&byte| byte == b'\n');
        let before: Vec<_> = before.collect();
        let (line, column) = (before.len(), before[before.len() - 1].len() + 1);
        format!(
            "line {}, column {}: expected an integer from 3 to 1000000000000000000, found {}",
            line, column, found
        )
    }

    fn found(input: impl Read + 'static) -> String {
        let done = answer(input, io::sink(), |io| loop {
            io.read_in(3, 1_000_000_000_000_000_000)?;
        });
        done.unwrap_err().to_string()
    }

    fn assert_right(text: &[u8], first: usize, size: usize) {
        let pieces = Pieces { text: Cursor::new(text.to_vec()), first, size };
        let shown = String::from_utf8_lossy(&text[..text.len().min(200)]);
        assert_eq!(found(pieces), expected(text), "{:?} {} {}", shown, first, size);
    }

    #[test]
    fn faults_have_their_place_and_token_however_the_input_is_cut() {
        let tokens: [&[u8]; 17] = [
            b"",
            b"2",
            b"-4",
            b"1x",
            b"1000000000000000001",
            b"18446744073709551616",
            b"0000000000000000000000000000000000002",
            b"111111111111111111111111",
            b"1111111111111111111111111",
            b"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
            b"\0\xff",
            b"5\x1a6 +7",
            b"0000000000000000000000000000000000005",
            b"\xef\xbb\xbf",
            b"\xef\xbb",
            b"23\xef\xbc\x8c2", // a full-width comma
            b"2\xbb3",
        ];
        let fronts: [&[u8]; 6] = [
            b"",
            b"\n\n",
            b"4 55\r\n6 \n\n 77 ",
            b"\xef\xbb\xbf",
            b"\xef\xbb\xbf8\n9\t\r\n",
            b"7\n123456789012345678 123456789012345678 12345678\r\n",
        ];
        let backs: [&[u8]; 5] =
            [b"", b"\n", b" 5", b"\r\n5\r\n", b"\n  3 4 5 6 7 8 9 10 11 12 13 14 15\n"];
        for front in &fronts {
            for token in &tokens {
                for back in &backs {
                    let text = [*front, *token, *back].concat();
                    for first in 0..=text.len() {
                        for &size in &[1, 2, 3, 1000] {
                            assert_right(&text, first, size);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn lines_and_tokens_may_be_longer_than_a_block() {
        let (many, block) = (200_000, 1 << 16);
        for offset in 0..30 {
            let long = block - offset;
            for text in &[
                "5 ".repeat(many) + "\n" + &"5 ".repeat(many) + "x",
                "\n".repeat(many) + &" ".repeat(many) + "-",
                "5\n".to_string() + &"0".repeat(many) + "2 5",
                " ".repeat(long) + "111111111111111111111111111 5",
                "5\n".repeat(long / 2) + &" ".repeat(long % 2) + "123456789x\n",
                " ".repeat(long) + "5",
                " ".repeat(long - 1) + "2",
            ] {
                assert_right(text.as_bytes(), 0, block);
            }
        }
    }

    #[test]
    fn faults_in_random_text_have_the_places_of_the_reference() {
        let mut random = Random(20_261_124);
        for round in 0..20_000 {
            let length = random.below(60);
            let letters = b"00112233445566778899 \n\r\t \n\x1a\xef\xbb\xbf-x";
            // In every other text all tokens are digits.
            let kinds = letters.len() as u64 - round % 2 * 2;
            let text = (0..length).map(|_| letters[random.below(kinds) as usize]);
            let text: Vec<u8> = text.collect();
            let (first, size) = (random.below(20) as usize, 1 + random.below(20) as usize);
            assert_right(&text, first, size);
        }
    }

    #[test]
    fn a_fault_of_a_program_has_the_place_of_what_it_read_last() {
        let mut said = Vec::new();
        for input in &["7 89\n\n 5 ab cd\n", "7 89\n\n 5 ab"] {
            for reads in 0..4 {
                let done = answer(input.as_bytes(), io::sink(), |io| {
                    for at in 0..=reads {
                        if at == 3 {
                            io.read_word(9)?;
                        } else {
                            io.read()?;
                        }
                    }
                    Err(io.fault("wrong".to_string()))
                });
                said.push(done.unwrap_err().to_string());
            }
        }
        let places = ["1, column 1", "1, column 3", "3, column 2", "3, column 4"];
        let expected: Vec<_> =
            places.iter().map(|place| format!("line {}: wrong", place)).collect();
        assert_eq!((&said[..4], &said[4..]), (&expected[..], &expected[..]));
    }

    #[test]
    fn a_word_that_is_too_long_is_shown_from_its_beginning() {
        for &(input, found) in &[
            ("\n abcdefgh x", "\"abcdefgh\""),
            ("\n abcdefghijklmnopqrstuvwxyz", "\"abcdefghijklmnopqrstuvwx...\""),
            ("\n \n", "the end"),
        ] {
            for size in 1..30 {
                let pieces = Pieces { text: Cursor::new(input.into()), first: 0, size };
                let done = answer(pieces, io::sink(), |io| io.read_letters("abc", 1, 5).map(drop));
                let said = done.unwrap_err().to_string();
                let place =
                    if found == "the end" { "line 3, column 1" } else { "line 2, column 2" };
                let words = "expected 1 to 5 letters, each of \"abc\"";
                assert_eq!(said, format!("{}: {}, found {}", place, words, found));
            }
        }
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
        let said = found(Broken(0));
        assert_eq!(said, "cannot read standard input: permission denied");
    }
}
