//! Numbers and words from a block of input, and the answers.

use super::digits::{joined, ones};
use std::io::ErrorKind::{InvalidData, UnexpectedEof};
use std::io::{self, BufWriter, Read, Write};

/// Bad input, or a failed read or write.
pub type Fault = io::Error;

/// A program's input and output: a block of input, of which `at` bytes are read, and the answers that are not
/// yet written.
///
/// ```
/// use grundy::{heaps::subtraction::Subtraction, io};
///
/// let mut game = Subtraction::new(vec![1, 1 << 40]);
/// let solved = io::answer("2\n3 4\n1 999999999".as_bytes(), std::io::sink(), |io| {
///     io.read_cases(|io| {
///         let mut sum = 0;
///         for heap in io.read_list(2, 0, u64::MAX)? {
///             sum ^= game.value(heap).map_err(|e| io.fault(e.words("a heap")))?;
///         }
///         io.write_line(if sum == 0 { "lost" } else { "won" })
///     })
/// });
/// assert!(solved.unwrap_err().to_string().starts_with("line 3, column 3: expected a heap up to"));
/// ```
pub struct Io {
    pub(super) input: Box<dyn Read>,
    pub(super) block: Vec<u8>,
    pub(super) at: usize,
    pub(super) answers: BufWriter<Box<dyn Write>>,
}

impl Io {
    /// The next number, from `low` to `high`.
    #[inline]
    pub fn read_in(&mut self, low: u64, high: u64) -> Result<u64, Fault> {
        // Quick: up to 18 digits and a blank, with 20 bytes of the block left.
        if let Some(text) = self.block.get(self.at..self.at + 20) {
            let digit = |at: usize| u64::from(text[at]).wrapping_sub(48);
            let (mut at, mut value) = (0, 0);
            while at < 18 && digit(at) < 10 {
                value = 10 * value + digit(at);
                at += 1;
            }
            if at > 0 && is_blank(text[at]) && low <= value && value <= high {
                self.at += at + 1;
                // Windows ends a line with two bytes.
                if text[at + 1] == b'\n' {
                    self.at += 1;
                }
                return Ok(value);
            }
        }
        self.read_bytewise(low, high)
    }

    // The other cases: blanks in front, the end of a block, 19 digits or more, bad input.
    #[cold]
    fn read_bytewise(&mut self, low: u64, high: u64) -> Result<u64, Fault> {
        let wrong = |kind| {
            let what = format!("expected an integer from {} to {}", low, high);
            Fault::new(kind, what)
        };
        let mut number = None;
        while let Some(byte) = self.next_byte()? {
            if !is_blank(byte) {
                let digit = (byte as char).to_digit(10).map(u64::from);
                let more = |value: u64| value.checked_mul(10)?.checked_add(digit?);
                number = Some(more(number.unwrap_or(0)).ok_or_else(|| wrong(InvalidData))?);
            } else if number.is_some() {
                self.at += (self.block.get(self.at) == Some(&b'\n')) as usize;
                break;
            }
        }
        match number {
            Some(value) if low <= value && value <= high => Ok(value),
            Some(_) => Err(wrong(InvalidData)),
            None => Err(wrong(UnexpectedEof)),
        }
    }

    // Writes the answers out before it waits for input.
    pub(super) fn next_byte(&mut self) -> Result<Option<u8>, Fault> {
        if self.at == self.block.len() {
            self.answers.flush()?;
            self.block.resize(1 << 16, 0);
            let size = self.input.read(&mut self.block)?;
            self.block.truncate(size);
            // The first may begin with a byte order mark.
            self.at = 3 * (self.at == 0 && self.block.starts_with(b"\xef\xbb\xbf")) as usize;
        }
        let byte = self.block.get(self.at).copied();
        self.at += byte.is_some() as usize;
        Ok(byte)
    }

    /// The next number.
    #[inline]
    pub fn read(&mut self) -> Result<u64, Fault> {
        self.read_in(0, u64::MAX)
    }

    /// The next number, or `None` at the end of the input.
    #[inline]
    pub fn read_or_end(&mut self) -> Result<Option<u64>, Fault> {
        self.read_or_end_in(0, u64::MAX)
    }

    /// The next number, from `low` to `high`, or `None` at the end of the input.
    #[inline]
    pub fn read_or_end_in(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        match self.read_in(low, high) {
            Err(fault) if fault.kind() == UnexpectedEof => Ok(None),
            number => number.map(Some),
        }
    }

    /// As [`read`](Io::read), but faster: for inputs of megabytes whose numbers have 16 digits or more.
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
                self.at += at + 1 + (text.get(at + 1) == Some(&b'\n')) as usize;
                Ok(value)
            }
            _ => self.read(),
        }
    }

    // The next token, of at most `most` bytes; for a longer one the message is `expected`.
    pub(super) fn read_token(
        &mut self,
        most: usize,
        expected: &dyn Fn() -> String,
    ) -> Result<Option<String>, Fault> {
        let mut word = Vec::new();
        while let Some(byte) = self.next_byte()? {
            if !is_blank(byte) {
                if word.len() == most {
                    return Err(unexpected(expected()));
                }
                word.push(byte);
            } else if !word.is_empty() {
                break;
            }
        }
        let word = Some(word).filter(|word| !word.is_empty());
        Ok(word.map(|word| String::from_utf8_lossy(&word).into_owned()))
    }

    /// Writes a text.
    #[inline]
    pub fn write(&mut self, text: &str) -> Result<(), Fault> {
        self.answers.write_all(text.as_bytes())
    }

    /// Writes a text and the end of a line.
    #[inline]
    pub fn write_line(&mut self, text: &str) -> Result<(), Fault> {
        self.answers.write_all(text.as_bytes())?;
        self.answers.write_all(b"\n")
    }

    #[inline]
    pub(super) fn write_number(&mut self, number: u64) -> Result<(), Fault> {
        write!(self.answers, "{}", number)
    }

    /// A fault at the number or word that was read last.
    pub fn fault(&mut self, what: String) -> Fault {
        Fault::new(io::ErrorKind::InvalidInput, what)
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

// White space, and a Ctrl-Z (a file may end with one).
pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | 26)
}

pub(super) fn unexpected(what: String) -> Fault {
    Fault::new(InvalidData, what)
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::place::watch;
    use super::super::run::{answer, new};
    use super::{Fault, Io};
    use std::cell::RefCell;
    use std::io::{self, Read, Write};
    use std::rc::Rc;

    const BLOCK: usize = 1 << 16;

    // Gives at most `size` bytes a read, after a first read of `first`.
    pub struct Pieces {
        pub text: io::Cursor<Vec<u8>>,
        pub first: usize,
        pub size: usize,
    }

    impl Read for Pieces {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let size = if self.first > 0 { self.first } else { self.size };
            self.first = 0;
            let size = size.min(into.len());
            self.text.read(&mut into[..size])
        }
    }

    fn bytes(text: &[u8]) -> io::Cursor<Vec<u8>> {
        io::Cursor::new(text.to_vec())
    }

    type ReadOne = fn(&mut Io) -> Result<Option<u64>, Fault>;

    // The watch only puts together a byte order mark that comes in pieces.
    fn read_all(source: impl Read + 'static, read: ReadOne) -> (Vec<u64>, bool) {
        let mut io = new(watch(source).0, io::sink());
        let mut values = Vec::new();
        loop {
            match read(&mut io) {
                Ok(Some(value)) => values.push(value),
                ended => return (values, ended.is_ok()),
            }
        }
    }

    // The whole text at once, by the standard library's parser.
    fn reference(text: &[u8]) -> (Vec<u64>, bool) {
        let is_blank = |byte: &u8| b" \t\n\x0b\x0c\r\x1a".contains(byte);
        let text = &text[3 * text.starts_with(b"\xef\xbb\xbf") as usize..];
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
    fn numbers_are_read_as_by_the_reference_cut_at_every_offset() {
        let tokens: [&[u8]; 27] = [
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
            b"\xef\xbb\xbf",
            b"\xef\xbb",
            b"23\xef\xbc\x8c2", // a full-width comma
            b"2\xbb3",
        ];
        for front in &["", "\n", "1 22\r\n333\t4444\x0b55\x0c6  ", "\u{feff}", "\u{feff}8 "] {
            let backs = [
                "",
                "\n",
                "\r\n\r\n7\r\n8 \n\n9\r10\r\r\n11\r\n12345678\r\n 13 \n",
                " 7 88 1234567\t12345678\n\n123456789 1234567890123456789 5\n",
            ];
            for (at, token) in (0..4 * tokens.len()).map(|at| (at, tokens[at / 4])) {
                let back = backs[at % 4];
                let text = [front.as_bytes(), token, back.as_bytes()].concat();
                let expected = reference(&text);
                for first in 0..text.len() {
                    for &size in &[1, 2, 3, 1000] {
                        let source = Pieces { text: bytes(&text), first, size };
                        let found = read_all(source, Io::read_or_end);
                        assert_eq!(found, expected, "{:?} {} {}", text, first, size);
                    }
                }
            }
        }
        for offset in 0..25 {
            let mut text = "1\n".repeat(BLOCK / 2).into_bytes();
            text.truncate(BLOCK - offset);
            text.extend_from_slice(b" 12345678901234567890 5 x");
            assert!(read_all(bytes(&text), Io::read_or_end) == reference(&text), "{}", offset);
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
            for back in &[
                "",
                "\n",
                "\r\n5\r\n1234567812345678\r\n18446744073709551615\r\n",
                "  5 1234567812345678 18446744073709551615\n",
            ] {
                let text = format!("{}{}", token, back).into_bytes();
                for first in 0..text.len() {
                    let source = || Pieces { text: bytes(&text), first, size: 1000 };
                    let (found, _) = read_all(source(), |io| io.read_long().map(Some));
                    let (expected, _) = read_all(source(), Io::read_or_end);
                    assert_eq!(found, expected, "{:?} {}", text, first);
                }
            }
        }
    }

    #[test]
    fn files_of_windows_are_read_as_others_are() {
        // The end of a block comes before, between and after the two bytes of each line's end.
        for front in 0..9 {
            let text = " ".repeat(front) + &"1234567\r\n".repeat(4 * BLOCK / 9);
            let (values, is_right) = read_all(bytes(text.as_bytes()), Io::read_or_end);
            assert!(is_right && values == vec![1_234_567; 4 * BLOCK / 9], "{}", front);
        }
    }

    #[test]
    fn ranges_hold_in_both_ways_of_reading() {
        for wrong in &["4", "7"] {
            let text = "5\n6\n".repeat(50) + wrong + "\n" + &"5\n6\n".repeat(50);
            let read = |io: &mut Io| io.read_or_end_in(5, 6);
            let (values, is_right) = read_all(bytes(text.as_bytes()), read);
            assert_eq!((values.len(), is_right), (100, false));
        }
    }

    #[test]
    fn blanks_and_digits_without_end_take_no_memory() {
        let zeros = io::repeat(b'0').take(10_000_000).chain(&b"7"[..]);
        assert_eq!(read_all(zeros, Io::read_or_end), (vec![7], true));
        let digits = io::repeat(b'1');
        assert_eq!(read_all(digits, Io::read_or_end), (vec![], false));
    }

    #[test]
    fn answers_go_out_before_a_fault_and_a_number_once_read_is_not_read_again() {
        let output = Output::default();
        let done = answer(&b"7 8 9 x"[..], output.clone(), |io| loop {
            let number = io.read()?;
            io.write_numbers(vec![number, 0, u64::MAX])?;
        });
        let expected =
            "7 0 18446744073709551615\n8 0 18446744073709551615\n9 0 18446744073709551615\n";
        assert!(done.is_err());
        assert_eq!(output.0.borrow().concat(), expected.as_bytes());
    }

    /// The pieces that were written.
    #[derive(Clone, Default)]
    struct Output(Rc<RefCell<Vec<Vec<u8>>>>);

    impl Write for Output {
        fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().push(piece.to_vec());
            Ok(piece.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn answers_leave_in_blocks_while_no_input_is_waited_for() {
        let output = Output::default();
        let done = answer(io::empty(), output.clone(), |io| {
            (0..100_000).try_for_each(|_| io.write_line("seconds"))
        });
        assert!(done.is_ok());
        let pieces = output.0.borrow();
        assert_eq!(pieces.concat(), "seconds\n".repeat(100_000).as_bytes());
        assert!(pieces.len() <= 800_000 / (BLOCK - 8) + 1, "{}", pieces.len());
    }

    #[test]
    fn a_set_ascends_and_the_least_number_that_comes_again_is_named() {
        let set = |input: &str| {
            let mut found = Vec::new();
            let done = answer(bytes(input.as_bytes()), io::sink(), |io| {
                let count = io.read()?;
                found = io.read_set(count, 1, "twice")?;
                Ok(())
            });
            done.map(|()| found).map_err(|fault| fault.to_string())
        };
        assert_eq!(set("3 9 1 5"), Ok(vec![1, 5, 9]));
        assert_eq!(set("0"), Ok(vec![]));
        let again = |place, n| Err(format!("{}: twice {}", place, n));
        assert_eq!(set("3 9\n1 9 7"), again("line 2, column 3", 9));
        assert_eq!(set("5 9 9 9 1 1"), again("line 1, column 11", 1));
        assert_eq!(set("4 9 1 1\n9"), again("line 2, column 1", 1));
    }
}
