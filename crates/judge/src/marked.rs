//! A text in UTF-16 with its mark, as PowerShell writes it, read as UTF-8.

use std::io::{self, Cursor, Read};

/// A reader of what another one has: in UTF-8 if it begins with a mark of UTF-16, and otherwise as it is.
pub struct Marked<R> {
    from: R,
    is_begun: bool,
    decoded: Option<Cursor<Vec<u8>>>,
}

impl<R: Read> Marked<R> {
    pub fn new(from: R) -> Marked<R> {
        Marked { from, is_begun: false, decoded: None }
    }
}

impl<R: Read> Read for Marked<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if let Some(decoded) = &mut self.decoded {
            return decoded.read(into);
        }
        let mut count = self.from.read(into)?;
        if self.is_begun || count == 0 {
            return Ok(count);
        }
        self.is_begun = true;
        // A pipe may give the first byte of a mark alone.
        if count == 1 && into.len() > 1 && MARKS.iter().any(|mark| mark[0] == into[0]) {
            count += self.from.read(&mut into[1..])?;
        }
        let Some(mark) = MARKS.iter().find(|mark| into[..count].starts_with(*mark)) else {
            return Ok(count);
        };
        let mut bytes = into[2..count].to_vec();
        self.from.read_to_end(&mut bytes)?;
        let letters = bytes.chunks(2).map(|pair| match *pair {
            [one, other] if mark == &MARKS[0] => u16::from_le_bytes([one, other]),
            [one, other] => u16::from_be_bytes([one, other]),
            _ => 0xfffd, // half a letter
        });
        let text = char::decode_utf16(letters).map(|it| it.unwrap_or(char::REPLACEMENT_CHARACTER));
        self.decoded = Some(Cursor::new(text.collect::<String>().into_bytes()));
        self.read(into)
    }
}

/// The marks: of numbers whose first byte is the lower one, and of others.
const MARKS: [[u8; 2]; 2] = [[0xff, 0xfe], [0xfe, 0xff]];

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives its bytes one at a time.
    struct Slow<'a>(&'a [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let count = self.0.len().min(into.len()).min(1);
            into[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    #[test]
    fn a_text_with_a_mark_of_utf_16_is_read() {
        let text = "2 1\r\n巴什 \u{1f600}\n";
        let words = || text.encode_utf16();
        let little: Vec<u8> =
            [0xfeff].into_iter().chain(words()).flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = [0xfeff].into_iter().chain(words()).flat_map(u16::to_be_bytes).collect();
        let half = [&little[..], b"7"].concat();
        let replaced = format!("{text}\u{fffd}");
        for (bytes, read) in [
            (&little[..], text.as_bytes()),
            (&big, text.as_bytes()),
            (&half, replaced.as_bytes()),
            (&[0xff, 0xfe], b""),
            (b"", b""),
            (b"8", b"8"),
            (b"\xff", b"\xff"),
            (b"\xff7 8", b"\xff7 8"),
            (b"\xef\xbb\xbf7", b"\xef\xbb\xbf7"),
            (text.as_bytes(), text.as_bytes()),
        ] {
            let mut whole = Vec::new();
            Marked::new(bytes).read_to_end(&mut whole).unwrap();
            assert_eq!(whole, read, "{bytes:x?}");
            let mut slow = Vec::new();
            Marked::new(Slow(bytes)).read_to_end(&mut slow).unwrap();
            assert_eq!(slow, read, "{bytes:x?}, one at a time");
        }
    }
}
