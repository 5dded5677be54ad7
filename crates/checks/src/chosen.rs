//! Programs chosen for checks that are not for all.

use crate::damage::TOKENS;

/// One for each way in which cases follow each other. They stand for all programs in what the reader alone does, which
/// is the same code in all.
pub const READERS: [&str; 6] = ["hdu1524", "hdu1846", "hdu1850", "hdu2177", "poj1067", "timus1180"];

/// A head, a case and its answer. The answer must come at once, before there is more to read.
pub const TALKS: [(&str, [&str; 3]); 7] = [
    ("dag-tokens", ["", "2 1 2 0 1 1\n", "1\n"]),
    ("hdu1846", ["3\n", "23 2\n", "first\n"]),
    ("hdu1850", ["", "3 5 7 9\n", "1\n"]),
    ("n-ring", ["3\n", "5 2\n", "hou shou sheng\n"]),
    ("poj1067", ["", "4 7\n", "0\n"]),
    ("stripes", ["1 5 1 3 ", "6\n", "2\n"]),
    ("three-x", ["", "6\n", "2\n"]),
];

/// A head, and a case that is written again and again in constant memory.
pub const STREAMS: [(&str, [&str; 2]); 5] = [
    ("hdu1846", ["18446744073709551615\n", "5 8\n"]),
    ("hdu1850", ["18446744073709551615\n", "5 8 9\n"]),
    ("poj1067", ["", "5 8\n"]),
    ("stripes", ["1 5 1 18446744073709551615\n", "5 8\n"]),
    ("three-x", ["", "700\n"]),
];

/// An input that arrives a byte at a time, with pauses, and its output.
pub const SLOW: [(&str, (&[u8], &str)); 1] =
    [("poj1067", (b"\xef\xbb\xbf165580140 267914295\r\n8 4\x1a", "0\n1\n"))];

/// A graph of a million nodes in a ring. A token that can reach it is a fault.
pub const RINGS: [(&str, Ring); 2] = [
    ("dag-tokens", Ring { first: 1, on: "1 500000\n", beside: ["1 1000001\n", "2\n"] }),
    ("hdu1524", Ring { first: 0, on: "1 499999\n0\n", beside: ["1 1000000\n0\n", "LOSE\n"] }),
];

#[derive(Clone, Copy)]
pub struct Ring {
    /// The number of the first node.
    pub first: u64,
    /// A case with a token on the ring.
    pub on: &'static str,
    /// A case with a token on a node beside the ring, and the answer.
    pub beside: [&'static str; 2],
}

/// What replaces a number of a program's input: all kinds for the programs that stand for all, for the others two.
pub fn texts(program: &str) -> &'static [&'static [u8]] {
    if READERS.contains(&program) {
        &TOKENS
    } else {
        &TOKENS[..2]
    }
}

/// What one of these tables has for a program.
pub fn of<T: Copy>(table: &[(&str, T)], program: &str) -> Option<T> {
    table.iter().find(|entry| entry.0 == program).map(|entry| entry.1)
}
