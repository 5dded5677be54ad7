//! The reader in blocks, whose ends the input chooses, against a reference that has the whole text.
#![no_main]

use grundy::io::answer;
use libfuzzer_sys::fuzz_target;
use std::io::{self, Cursor, Read};

/// A reader that gives as many bytes a read as the sizes say, over and over.
struct Pieces {
    text: Cursor<Vec<u8>>,
    sizes: Vec<u8>,
    reads: usize,
}

impl Read for Pieces {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let size = usize::from(self.sizes[self.reads % self.sizes.len()] % 48) + 1;
        self.reads += 1;
        let size = size.min(into.len());
        self.text.read(&mut into[..size])
    }
}

fn read_all(source: impl Read + 'static, low: u64, high: u64) -> (Vec<u64>, String) {
    let mut values = Vec::new();
    let done = answer(source, io::sink(), |io| loop {
        values.push(io.read_in(low, high)?);
    });
    (values, done.unwrap_err().to_string())
}

fn is_blank(byte: u8) -> bool {
    b" \t\n\r\x0b\x0c\x1a".contains(&byte)
}

fn reference(text: &[u8], low: u64, high: u64) -> (Vec<u64>, String) {
    let mut values = Vec::new();
    let marked = text.starts_with(b"\xef\xbb\xbf");
    let body = if marked { &text[3..] } else { text };
    let complain = |at: usize, what: String| {
        let before = &body[..at];
        let line = before.split(|&byte| byte == b'\n').count();
        let column = before.split(|&byte| byte == b'\n').next_back().unwrap().len() + 1;
        format!("line {}, column {}: {}", line, column, what)
    };
    let expected =
        |found: String| format!("expected an integer from {low} to {high}, found {found}");
    let shown = |token: &[u8]| {
        let head = &token[..token.len().min(24)];
        let dots = if token.len() > 24 { "..." } else { "" };
        format!("\"{}{}\"", head.escape_ascii(), dots)
    };
    let mut at = 0;
    loop {
        while at < body.len() && is_blank(body[at]) {
            at += 1;
        }
        if at == body.len() {
            return (values, complain(at, expected("the end".to_string())));
        }
        let length = body[at..].iter().position(|&byte| is_blank(byte)).unwrap_or(body.len() - at);
        let token = &body[at..at + length];
        let number = if token.iter().all(u8::is_ascii_digit) {
            std::str::from_utf8(token).unwrap().parse::<u64>().ok()
        } else {
            None
        };
        match number {
            Some(value) if low <= value && value <= high => values.push(value),
            _ => return (values, complain(at, expected(shown(token)))),
        }
        at += length;
    }
}

fuzz_target!(|data: &[u8]| {
    let [kind, count, rest @ ..] = data else {
        return;
    };
    let (sizes, text) = rest.split_at((usize::from(count % 8) + 1).min(rest.len()));
    if sizes.is_empty() {
        return;
    }
    // Half of the inputs are mostly numbers; the others are arbitrary bytes.
    let alphabet = b"00112233445566778899 \n\r\t -+.x\x1a\xef\xbb\xbf";
    let text: Vec<u8> = match kind & 1 {
        0 => text.to_vec(),
        _ => text.iter().map(|&byte| alphabet[usize::from(byte) % alphabet.len()]).collect(),
    };
    let (low, high) = if kind & 2 == 0 { (0, u64::MAX) } else { (1, 1 << 40) };
    let expected = reference(&text, low, high);
    assert_eq!(read_all(Cursor::new(text.clone()), low, high), expected);
    let pieces = Pieces { text: Cursor::new(text), sizes: sizes.to_vec(), reads: 0 };
    assert_eq!(read_all(pieces, low, high), expected);
});
