//! The text of an input, read token by token.

use super::bound::Bounds;
use crate::Error;

/// The place where reading stops too early, what is expected there, and what is found.
#[derive(Debug)]
pub struct Misread {
    /// The position of the token's first byte, or of the end of the input.
    pub at: usize,
    /// `None` if only the program can word it: a code.
    pub expected: Option<(u64, u64)>,
    pub is_end: bool,
}

impl Misread {
    /// The error that it is in `input`.
    pub fn error(&self, input: &[u8]) -> Error {
        // No editor shows the mark, so columns do not count it.
        let before = String::from_utf8_lossy(&input[after_the_mark(input).min(self.at)..self.at]);
        let rest = input[self.at..].split(|&byte| is_blank(byte));
        let mut words = rest.filter(|word| !word.is_empty()).map(String::from_utf8_lossy);
        Error::Misread {
            line: before.matches('\n').count() + 1,
            column: before.chars().rev().take_while(|&c| c != '\n').count() + 1,
            expected: self.expected,
            found: words.next().map(|word| word.chars().take(40).collect()),
        }
    }
}

/// A token that was read: its bytes, its range if it is a number, and whether it is a count.
#[derive(Clone)]
pub struct Token {
    pub start: usize,
    pub end: usize,
    pub range: Option<(u64, u64)>,
    pub is_count: bool,
}

/// A reader that goes through a text from its first byte on, or from the first after a byte order mark.
pub struct Reader<'a> {
    pub(super) text: &'a [u8],
    pub(super) at: usize,
    pub(super) tokens: Vec<Token>,
    /// The ranges that apply.
    pub bounds: Bounds,
    /// Whether the next number may be a 0 that ends the input.
    pub(super) may_close: bool,
    /// The fault of a 0 that is allowed only if it ends the input.
    pub(super) closing: Option<Misread>,
}

/// White space, and a Ctrl-Z.
pub fn is_blank(byte: u8) -> bool {
    b"\x0b\x1a".contains(&byte) || byte.is_ascii_whitespace()
}

/// Where the text of an input begins: after its byte order mark, if it has one.
pub(super) fn after_the_mark(input: &[u8]) -> usize {
    const MARK: &[u8] = b"\xef\xbb\xbf";
    if input.starts_with(MARK) {
        MARK.len()
    } else {
        0
    }
}

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        while self.text.get(self.at).is_some_and(|&byte| is_blank(byte)) {
            self.at += 1;
        }
    }

    pub(super) fn is_end(&mut self) -> bool {
        self.skip();
        self.at == self.text.len()
    }

    fn token(&mut self, range: Option<(u64, u64)>, is_count: bool) -> Result<&'a [u8], Misread> {
        self.skip();
        let rest = &self.text[self.at..];
        let length = rest.iter().take_while(|&&byte| !is_blank(byte)).count();
        let token = Token { start: self.at, end: self.at + length, range, is_count };
        if length == 0 {
            return Err(self.fault(range, true));
        }
        self.tokens.push(token);
        self.at += length;
        Ok(&rest[..length])
    }

    pub(super) fn fault(&self, expected: Option<(u64, u64)>, is_end: bool) -> Misread {
        Misread { at: self.at, expected, is_end }
    }

    /// Reads the next number; `is_count` marks it as a count.
    ///
    /// # Errors
    ///
    /// If it is not a number, or out of range.
    pub fn number(&mut self, low: u64, high: u64, is_count: bool) -> Result<u64, Misread> {
        let may_close = std::mem::take(&mut self.may_close);
        let range = Some((if may_close { 0 } else { low }, high));
        let token = self.token(range, is_count)?;
        let digits = std::str::from_utf8(token).ok();
        let digits = digits.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        let number = digits.and_then(|digits| digits.parse().ok());
        let is_right = |number| low <= number && number <= high || may_close && number == 0;
        let number = number.filter(|&number| is_right(number));
        let fault = Misread { at: self.at - token.len(), expected: range, is_end: false };
        match number {
            Some(number) if number < low => {
                self.closing.get_or_insert(fault);
                Ok(number)
            }
            Some(number) => Ok(number),
            None => Err(fault),
        }
    }

    pub(super) fn word(&mut self) -> Result<String, Misread> {
        let token = self.token(None, false)?;
        Ok(String::from_utf8_lossy(token).into_owned())
    }

    /// A fault of the last token.
    pub fn last(&self) -> Misread {
        Misread {
            at: self.tokens.last().map_or(0, |token| token.start),
            expected: None,
            is_end: false,
        }
    }

    /// Checks what only the judge's inputs must satisfy.
    ///
    /// # Errors
    ///
    /// If it does not hold.
    pub fn at_judge(&self, is_right: impl FnOnce() -> bool) -> Result<(), Misread> {
        if self.bounds == Bounds::Program || is_right() {
            Ok(())
        } else {
            Err(self.last())
        }
    }
}
