//! Bad inputs made from good ones, with the answers and the message expected for each.

use grundy_problems::format::{is_blank, Format, Misread};

/// A bad input.
pub struct Damaged {
    pub input: Vec<u8>,
    /// How it was made; used in messages.
    pub how: String,
    /// The cases before the fault.
    pub whole: usize,
    /// The message after the program's name; `None` if only the program knows its wording.
    pub said: Option<String>,
}

/// What replaces a number, of many kinds, which the reader alone tells apart.
pub const TOKENS: [&[u8]; 13] = [
    b"-4",
    b"word",
    b"+4",
    b"4.5",
    b"1x",
    b"1,",
    b"18446744073709551616",
    b"111111111111111111111",
    b"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    b"1\0",
    b"\xff\xfe",
    b"23\xef\xbc\x8c2", // a full-width comma
    b"2\xbb3",
];

/// Bad inputs made from the good `input`, at its first and last tokens, `most` in all: one of `texts` in place of a number,
/// a number out of range, and a cut.
pub fn damaged(format: &Format, input: &str, most: usize, texts: &[&[u8]]) -> Vec<Damaged> {
    let tokens = format.read(input.as_bytes()).tokens;
    let mut all = Vec::new();
    let first = most.min(tokens.len()) / 2;
    let last = tokens.len().saturating_sub(most - first).max(first);
    for at in (0..first).chain(last..tokens.len()) {
        let token = &tokens[at];
        let with = |text: &[u8]| {
            let (before, after) = (&input[..token.start], &input[token.end..]);
            [before.as_bytes(), text, after.as_bytes()].concat()
        };
        let mut put = |damaged: Option<Damaged>| all.extend(damaged);
        if let Some((low, high)) = token.range {
            for text in texts {
                put(judge(format, with(text), "not a number"));
            }
            let mut beyond = Vec::new();
            beyond.extend(low.checked_sub(1));
            beyond.extend(high.checked_add(1));
            if token.is_count {
                beyond.push(1_000_000_000_000_000_000);
            }
            for number in beyond {
                put(judge(format, with(number.to_string().as_bytes()), "out of range"));
            }
        }
        put(judge(format, input[..token.start].into(), "cut off"));
    }
    all
}

/// The bad input as the format sees it, or `None` if it is a good one.
fn judge(format: &Format, input: Vec<u8>, kind: &str) -> Option<Damaged> {
    let read = format.read(&input);
    let Misread { at, expected, is_end } = read.fault?;
    let found = if is_end { "the end".to_string() } else { quoted(&input[at..]) };
    let said = expected.map(|(low, high)| {
        let expected = format!("expected an integer from {low} to {high}");
        format!("{}{expected}, found {found}", place(&input, at))
    });
    Some(Damaged { how: format!("{kind}, at byte {at}"), whole: read.cases.len(), said, input })
}

/// The first token of `rest`, as a message quotes it.
fn quoted(rest: &[u8]) -> String {
    let token = rest.iter().take_while(|&&byte| !is_blank(byte));
    let bytes = token.clone().take(24).map(|&byte| match byte {
        b' '..=b'~' => char::from(byte).to_string(),
        _ => format!("\\x{byte:02x}"),
    });
    let more = if token.count() > 24 { "..." } else { "" };
    format!("\"{}{more}\"", bytes.collect::<String>())
}

fn place(input: &[u8], at: usize) -> String {
    let line = input[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
    let start = input[..at].iter().rposition(|&byte| byte == b'\n');
    let column = at - start.map_or(0, |start| start + 1) + 1;
    format!("line {line}, column {column}: ")
}

/// The same input in other forms, none of which is a fault.
pub fn other_forms(format: &Format, input: &str) -> Vec<(&'static str, Vec<u8>)> {
    let windows = format!("\u{feff}{}\x1a", input.replace('\n', "\r\n"));
    let tokens: Vec<&str> = input.split_whitespace().collect();
    let read = format.read(input.as_bytes());
    let zeros = read.tokens.iter().rev().fold(input.to_string(), |text, token| match token.range {
        Some(_) => format!("{}000{}", &text[..token.start], &text[token.start..]),
        None => text,
    });
    let mut forms = vec![
        ("a file from Windows", windows.into_bytes()),
        ("no last newline", input.trim_end().into()),
        ("blanks of all kinds", tokens.join(" \t\r\n\x0b\x0c \n\n").into()),
        ("leading zeros", zeros.into_bytes()),
    ];
    if !format.cases.may_end() {
        forms.push(("more behind the last case", format!("{input} x -1").into()));
    }
    forms
}
