//! The numbers of a block, several digits at a time: what is no digit is marked for 64 bytes at
//! once, then the digits between two marks are converted 16 at once (SIMD parsing; Langdale and
//! Lemire, Parsing Gigabytes of JSON per Second, 2019).
//!
//! Every x86-64 processor has SSE2; for others there is a way with words of 8 bytes.
//!
//! Checked: both ways against one byte at a time, for every byte at every index, every length, and
//! seeded random digits; the whole in `scan.rs`, against its way of a byte at a time.

#[cfg(target_arch = "x86_64")]
#[path = "sse2.rs"]
mod sse2;
#[cfg(any(test, not(target_arch = "x86_64")))]
#[path = "swar.rs"]
mod swar;

#[cfg(target_arch = "x86_64")]
use self::sse2::{marks_of_16, number_of_16};
#[cfg(not(target_arch = "x86_64"))]
use self::swar::{marks_of_16, number_of_16};
use std::convert::TryFrom;

// How many bytes are marked at a time.
const GROUP: usize = 64;

// How many digits are converted at a time, at most.
const DIGITS: usize = 16;

// What the highest 16 of up to 32 digits count.
const HIGH: u64 = 10_000_000_000_000_000;

// How many ends are found before any is used.
const BATCH: usize = 16 * GROUP;

/// A number in a block.
pub struct Number {
    /// What it is.
    pub value: u64,
    /// The index of its first digit.
    pub start: usize,
    /// The index after its last digit, where there is a blank.
    pub end: usize,
}

/// Where numbers end in a block, found a batch at a time.
pub struct Ends {
    // What is no digit in block[..marked], and was not used, is a blank at found[used..count].
    found: [u32; BATCH],
    used: usize,
    count: usize,
    marked: usize,
}

impl Ends {
    /// None found yet.
    pub fn new() -> Ends {
        Ends {
            found: [0; BATCH],
            used: 0,
            count: 0,
            marked: 0,
        }
    }

    /// Forgets them, for there is another block.
    pub fn forget(&mut self) {
        self.used = 0;
        self.count = 0;
        self.marked = 0;
    }

    /// The first number of block[at..], which blanks may precede; `None` where it must be read a
    /// byte at a time: where the block begins or ends, and near a byte that is neither digit nor
    /// blank. `at` must not
    /// decrease from one call to the next, and be beyond the `end` of a number that was found.
    ///
    /// O(bytes passed over).
    ///
    /// # Panics
    ///
    /// If the block is shorter than the one before and was not forgotten.
    #[inline]
    pub fn next(&mut self, block: &[u8], at: usize) -> Option<Number> {
        let mut start = at;
        loop {
            if self.used == self.count {
                self.find(block, start)?;
            }
            let end = self.found[self.used] as usize;
            // What was read a byte at a time may have left ends before `start`.
            let length = end.wrapping_sub(start);
            let value = if length.wrapping_sub(1) < DIGITS && end >= DIGITS {
                number(&block[end - DIGITS..end], length)
            } else if end <= start {
                self.used += 1;
                start = start.max(end + 1);
                continue;
            } else {
                long_number(&block[..end], length)?
            };
            self.used += 1;
            return Some(Number { value, start, end });
        }
    }

    // Finds the next ends, up to a group that is not full or has a byte neither digit nor blank.
    #[inline(never)]
    fn find(&mut self, block: &[u8], start: usize) -> Option<()> {
        self.used = 0;
        self.count = 0;
        self.marked = self.marked.max(start);
        for group in block[self.marked..].chunks_exact(GROUP) {
            let (mut ends, strays) = marks(group);
            if strays != 0 || self.count > BATCH - GROUP {
                break;
            }
            let next = self.count + ends.count_ones() as usize;
            // Eight at a time, needed or not: how many there are is hard to foresee.
            while ends != 0 {
                for end in &mut self.found[self.count..self.count + 8] {
                    *end = self.marked as u32 + ends.trailing_zeros();
                    ends &= ends.wrapping_sub(1);
                }
                self.count += 8;
            }
            self.count = next;
            self.marked += GROUP;
        }
        Some(()).filter(|()| self.count > 0)
    }
}

impl Default for Ends {
    fn default() -> Ends {
        Ends::new()
    }
}

// The number that the last `length` bytes are, more than 16 digits or too near the beginning for
// 16 bytes at a time, if it is one of ours.
#[inline(never)]
fn long_number(bytes: &[u8], length: usize) -> Option<u64> {
    if length > 2 * DIGITS || bytes.len() < 2 * DIGITS {
        return None;
    }
    let (rest, low) = bytes.split_at(bytes.len() - DIGITS);
    number(&rest[rest.len() - DIGITS..], length.checked_sub(DIGITS)?)
        .checked_mul(HIGH)?
        .checked_add(number(low, DIGITS))
}

// Bit i of the first mask is set if byte i is no digit, of the second if it is no blank besides.
#[inline]
fn marks(group: &[u8]) -> (u64, u64) {
    let (mut ends, mut strays) = (0, 0);
    for part in 0..GROUP / DIGITS {
        let (end, stray) = marks_of_16(halves(&group[DIGITS * part..DIGITS * (part + 1)]));
        ends |= u64::from(end) << (DIGITS * part);
        strays |= u64::from(stray) << (DIGITS * part);
    }
    (ends, strays)
}

// The number that the last `length` of 16 bytes are, all of them digits.
#[inline]
fn number(bytes: &[u8], length: usize) -> u64 {
    // The low half of a digit is its value.
    const KEEP: [u8; 2 * DIGITS] = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
        15, 15, 15, 15, 15,
    ];
    let (bytes, keep) = (halves(bytes), halves(&KEEP[length..length + DIGITS]));
    number_of_16((bytes.0 & keep.0, bytes.1 & keep.1))
}

// 16 bytes as two words, the first byte lowest.
#[inline]
fn halves(bytes: &[u8]) -> (u64, u64) {
    let both = <[u8; DIGITS]>::try_from(bytes).map(u128::from_le_bytes);
    let both = both.expect("16 bytes");
    (both as u64, (both >> 64) as u64)
}

#[cfg(test)]
mod tests {
    use super::{halves, marks, marks_of_16, number, swar, Ends, BATCH, DIGITS, GROUP};

    #[test]
    fn every_number_away_from_the_ends_is_found_where_it_stands() {
        // Numbers of 1 to 20 digits between 1 to 5 blanks, a group away from both ends.
        let mut text = vec![b' '; GROUP];
        let mut expected = Vec::new();
        for i in 0..3 * BATCH as u64 {
            let digits = (u64::MAX >> (i * 7 % 64)).to_string();
            expected.push((
                text.len(),
                text.len() + digits.len(),
                digits.parse().unwrap(),
            ));
            text.extend_from_slice(digits.as_bytes());
            text.extend_from_slice(&b"\n \t\r "[..1 + (i * i % 5) as usize]);
        }
        text.extend_from_slice(&[b' '; GROUP]);
        let mut ends = Ends::new();
        let mut at = 0;
        for (i, &(start, end, value)) in expected.iter().enumerate() {
            // Some are taken by another hand, with the blank behind them or without.
            if i % 7 != 3 {
                let number = ends.next(&text, at).unwrap();
                assert_eq!(
                    (number.start, number.end, number.value),
                    (start, end, value)
                );
            }
            at = if i % 7 != 3 { end + 1 } else { end + i % 2 };
        }
        assert!(ends.next(&text, at).is_none());
        ends.forget();
        assert_eq!(ends.next(&text, 0).map(|number| number.start), Some(GROUP));
    }

    #[test]
    fn numbers_near_the_ends_and_numbers_too_large_are_left() {
        let read = |text: &str| {
            Ends::new()
                .next(text.as_bytes(), 0)
                .map(|number| number.value)
        };
        let far = " ".repeat(GROUP);
        assert_eq!(read(&format!("{:>32}{}", "7", far)), Some(7));
        assert_eq!(read(&format!("{:>15}{}", "7", far)), None);
        let long = "12345678901234567";
        assert_eq!(read(&format!("{:>32}{}", long, far)), long.parse().ok());
        assert_eq!(read(&format!("{:>31}{}", long, far)), None);
        assert_eq!(read(&format!("{}7", far)), None);
        assert_eq!(read(&format!("{}7x{}", far, far)), None);
        assert_eq!(read(&format!("{}18446744073709551616{}", far, far)), None);
        assert_eq!(read(&format!("{}{:033}{}", far, 7, far)), None);
        assert_eq!(read(&format!("{}{:032}{}", far, 7, far)), Some(7));
    }

    fn agree_on_marks(bytes: &[u8]) {
        let (mut ends, mut strays) = (0, 0);
        for (i, byte) in bytes.iter().enumerate() {
            let blank = b" \t\n\x0b\x0c\r".contains(byte);
            ends |= u16::from(!byte.is_ascii_digit()) << i;
            strays |= u16::from(!byte.is_ascii_digit() && !blank) << i;
        }
        assert_eq!(marks_of_16(halves(bytes)), (ends, strays), "{:?}", bytes);
        assert_eq!(
            swar::marks_of_16(halves(bytes)),
            (ends, strays),
            "{:?}",
            bytes
        );
    }

    #[test]
    fn every_byte_is_marked_for_what_it_is_wherever_it_stands() {
        for byte in 0..=255 {
            for &other in &[b'0', b'9', b' ', 0, 255] {
                for at in 0..DIGITS {
                    let mut bytes = [other; DIGITS];
                    bytes[at] = byte;
                    agree_on_marks(&bytes);
                }
            }
        }
    }

    #[test]
    fn every_byte_of_a_group_has_its_bit() {
        for at in 0..GROUP {
            let mut group = [b'7'; GROUP];
            group[at] = b'\n';
            assert_eq!(marks(&group), (1 << at, 0));
            group[at] = b'x';
            assert_eq!(marks(&group), (1 << at, 1 << at));
        }
    }

    // One digit at a time.
    fn twin(digits: &[u8]) -> u64 {
        digits
            .iter()
            .fold(0, |number, digit| number * 10 + u64::from(digit - b'0'))
    }

    fn agree_on_number(bytes: &[u8]) {
        for length in 0..=DIGITS {
            assert_eq!(
                number(bytes, length),
                twin(&bytes[DIGITS - length..]),
                "{:?}",
                bytes
            );
        }
        let (low, high) = halves(bytes);
        let mask = 0x0f0f_0f0f_0f0f_0f0f;
        assert_eq!(swar::number_of_16((low & mask, high & mask)), twin(bytes));
    }

    #[test]
    fn digits_are_the_number_that_they_are_one_at_a_time() {
        for at in 0..DIGITS {
            for digit in b'0'..=b'9' {
                for &other in b"09" {
                    let mut bytes = [other; DIGITS];
                    bytes[at] = digit;
                    agree_on_number(&bytes);
                }
            }
        }
        let mut state = 88_172_645_463_325_252_u64;
        for _ in 0..10_000 {
            let mut bytes = [0; DIGITS];
            for byte in bytes.iter_mut() {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                *byte = b'0' + (state >> 33) as u8 % 10;
            }
            agree_on_number(&bytes);
        }
    }

    #[test]
    fn what_stands_before_the_digits_does_not_matter() {
        for byte in 0..=255 {
            let mut bytes = [byte; DIGITS];
            bytes[13..].copy_from_slice(b"907");
            assert_eq!(number(&bytes, 3), 907);
        }
    }
}
