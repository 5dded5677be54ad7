//! A number in the middle of a block, eight digits at a time.
//!
//! Checked: every length, and every byte at every index, against a byte at a time.

use super::digits;
use std::ops::Range;

/// The number below 2^64 of 1 to 20 digits that `text` begins with after some blanks, and where its digits
/// are, if a blank ends it and 21 bytes from its first digit on are there.
#[inline]
pub fn short_number(text: &[u8]) -> Option<(u64, Range<usize>)> {
    let start = text.iter().take_while(|&&byte| is_blank(byte)).count();
    let text = text.get(start..start + 21)?;
    let (word, others) = digits::ones(&text[..8]);
    // The 8 bytes are digits, or some in front; zeros come in front of these.
    let (mut length, ones) = match others.trailing_zeros() / 8 {
        0 => return None,
        8 => (8, word),
        length => (length as usize, word << (64 - 8 * length)),
    };
    let mut value = digits::joined(ones);
    while length >= 8 && length < 19 && text[length].wrapping_sub(b'0') < 10 {
        value = 10 * value + u64::from(text[length] - b'0');
        length += 1;
    }
    if length == 19 && text[19].wrapping_sub(b'0') < 10 {
        let last = u64::from(text[19] - b'0');
        value = value.checked_mul(10)?.checked_add(last)?;
        length = 20;
    }
    Some((value, start..start + length)).filter(|_| is_blank(text[length]))
}

/// Space, tab, CR, LF, VT, FF.
#[inline]
pub fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte.wrapping_sub(b'\t') < 5
}

#[cfg(test)]
mod tests {
    use super::{is_blank, short_number};

    // A byte at a time.
    fn reference(text: &[u8]) -> Option<(u64, std::ops::Range<usize>)> {
        let start = text.iter().position(|&byte| !is_blank(byte))?;
        let digits = text[start..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let end = start + digits;
        let is_short =
            0 < digits && digits <= 20 && start + 21 <= text.len() && is_blank(text[end]);
        let word = std::str::from_utf8(&text[start..end]).unwrap();
        Some((word.parse().ok()?, start..end)).filter(|_| is_short)
    }

    #[test]
    fn every_length_and_every_byte_at_every_index_agree_with_a_byte_at_a_time() {
        let nines = [b'9'; 40];
        let mut numbers = 0;
        let largest = &b"18446744073709551615000000000000000000000"[..];
        for digits in &[
            &b"1234567890123456789012345678901234567890"[..],
            largest,
            &nines,
        ] {
            for start in 0..3 {
                for index in 0..24 {
                    for byte in 0..=255 {
                        let mut text = vec![b' '; start];
                        text.extend_from_slice(digits);
                        text[start + index] = byte;
                        let mut ended = text.clone();
                        ended[start + index + 1] = b'\n';
                        let all = text.len();
                        let cut = [
                            (&text, start + 20),
                            (&text, start + 21),
                            (&text, all),
                            (&ended, all),
                        ];
                        for &(text, length) in &cut {
                            let text = &text[..length];
                            let expected = reference(text);
                            numbers += usize::from(expected.is_some());
                            assert_eq!(short_number(text), expected, "{:?}", text);
                        }
                    }
                }
            }
        }
        // A blank of six kinds behind 1 to 20 digits, and before them.
        assert!(numbers > 1000, "{}", numbers);
        assert_eq!(short_number(b""), None);
        assert_eq!(short_number(&[b' '; 50]), None);
    }

    #[test]
    fn the_blanks_are_six() {
        let blanks: Vec<u8> = (0..=255).filter(|&byte| is_blank(byte)).collect();
        assert_eq!(blanks, b"\t\n\x0b\x0c\r ");
    }
}
