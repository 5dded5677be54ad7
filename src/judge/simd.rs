//! The numbers of a block, read where they are in sight: what is no digit is marked for 64 bytes at
//! a time, then the digits between two marks are converted 16 at once.
//!
//! Every x86-64 processor has SSE2; for others there is a way with words of 8 bytes.
//!
//! Checked: both ways against one byte at a time, for every byte at every place, every length, and
//! seeded random digits; the whole in [`scan`](super::scan), against its way of a byte at a time.

use std::convert::TryFrom;

// How many bytes are marked at a time.
const GROUP: usize = 64;

// How many digits are converted at a time, at most.
const DIGITS: usize = 16;

// What the highest 16 of up to 32 digits count.
const HIGH: u64 = 10_000_000_000_000_000;

// How many ends are noted before any is used.
const NOTED: usize = 16 * GROUP;

/// A number in a block.
pub struct Number {
    /// What it is.
    pub value: u64,
    /// The index of its first digit.
    pub start: usize,
    /// The index after its last digit, where there is a blank.
    pub end: usize,
}

/// Where digits end in a block, noted a batch at a time.
///
/// ```
/// use grundy::judge::simd::Ends;
///
/// let block = format!("{:>22} {:>5}{:40}", 10, 200, "\n");
/// let mut ends = Ends::new();
/// let number = ends.next(block.as_bytes(), 0).unwrap();
/// assert_eq!((number.value, number.start, number.end), (10, 20, 22));
/// assert_eq!(ends.next(block.as_bytes(), 23).unwrap().value, 200);
/// assert!(ends.next(block.as_bytes(), 29).is_none());
/// ```
pub struct Ends {
    // What is no digit in block[..marked], and was not used, is a blank at noted[used..count].
    noted: [u32; NOTED],
    used: usize,
    count: usize,
    marked: usize,
}

impl Ends {
    /// Nothing noted yet.
    pub fn new() -> Ends {
        Ends {
            noted: [0; NOTED],
            used: 0,
            count: 0,
            marked: 0,
        }
    }

    /// Forgets what was noted, for there is another block.
    pub fn forget(&mut self) {
        self.used = 0;
        self.count = 0;
        self.marked = 0;
    }

    /// The first number of block[at..], which blanks may precede, if it is in sight: not where
    /// the block begins or ends, nor near a byte that is neither digit nor blank. `at` must not
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
                self.note(block, start)?;
            }
            let end = self.noted[self.used] as usize;
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

    // Notes the next ends, up to a group that is not whole or has a byte neither digit nor blank.
    #[inline(never)]
    fn note(&mut self, block: &[u8], start: usize) -> Option<()> {
        self.used = 0;
        self.count = 0;
        self.marked = self.marked.max(start);
        for group in block[self.marked..].chunks_exact(GROUP) {
            let (mut ends, strays) = marks(group);
            if strays != 0 || self.count > NOTED - GROUP {
                break;
            }
            let next = self.count + ends.count_ones() as usize;
            // Eight at a time, needed or not: how many there are is hard to foresee.
            while ends != 0 {
                for end in &mut self.noted[self.count..self.count + 8] {
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

#[cfg(target_arch = "x86_64")]
use self::sse2::{marks_of_16, number_of_16};

#[cfg(not(target_arch = "x86_64"))]
use self::portable::{marks_of_16, number_of_16};

// The compiler wants `unsafe` for intrinsics because a processor might lack them, which for SSE2
// no x86-64 one does. Values go in and values come out: no pointer, no length.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod sse2 {
    use std::arch::x86_64::*;

    #[inline]
    pub fn marks_of_16(bytes: (u64, u64)) -> (u16, u16) {
        unsafe {
            let bytes = _mm_set_epi64x(bytes.1 as i64, bytes.0 as i64);
            // What is more than 9 gets its highest bit.
            let digits = _mm_sub_epi8(bytes, _mm_set1_epi8(b'0' as i8));
            let ends = _mm_adds_epu8(digits, _mm_set1_epi8(127 - 9));
            let controls = _mm_sub_epi8(bytes, _mm_set1_epi8(b'\t' as i8));
            let controls = _mm_adds_epu8(controls, _mm_set1_epi8(127 - 4));
            let space = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(b' ' as i8));
            let strays = _mm_andnot_si128(space, _mm_and_si128(ends, controls));
            (
                _mm_movemask_epi8(ends) as u16,
                _mm_movemask_epi8(strays) as u16,
            )
        }
    }

    #[inline]
    pub fn number_of_16(digits: (u64, u64)) -> u64 {
        unsafe {
            let ones = _mm_set_epi64x(digits.1 as i64, digits.0 as i64);
            // Two digits a lane of 16 bits, then four a lane of 32, then eight.
            let tens = _mm_mullo_epi16(ones, _mm_set1_epi16(10));
            let pairs = _mm_and_si128(
                _mm_add_epi16(tens, _mm_srli_epi16(ones, 8)),
                _mm_set1_epi16(255),
            );
            let fours = _mm_madd_epi16(pairs, _mm_set1_epi32(1 << 16 | 100));
            let fours = _mm_packs_epi32(fours, fours);
            let eights = _mm_madd_epi16(fours, _mm_set1_epi32(1 << 16 | 10_000));
            let eights = _mm_cvtsi128_si64(eights) as u64;
            (eights & 0xffff_ffff) * 100_000_000 + (eights >> 32)
        }
    }
}

#[cfg(any(test, not(target_arch = "x86_64")))]
mod portable {
    const EACH: u64 = 0x0101_0101_0101_0101;

    #[inline]
    pub fn marks_of_16(bytes: (u64, u64)) -> (u16, u16) {
        let (low, high) = (marks_of_8(bytes.0), marks_of_8(bytes.1));
        (low.0 | high.0 << 8, low.1 | high.1 << 8)
    }

    #[inline]
    fn marks_of_8(bytes: u64) -> (u16, u16) {
        let ends = !at_most(bytes ^ (EACH * 0x30), 9);
        // Of 8 to 15, the 6 blanks less 8 and 14, 15; a space.
        let blanks = at_most(bytes ^ (EACH * 0x20), 0) | at_most(bytes, 13) & !at_most(bytes, 8);
        (gathered(ends), gathered(ends & !blanks))
    }

    // The highest bit of every byte that is at most `most < 128`; the others are anything.
    #[inline]
    fn at_most(bytes: u64, most: u64) -> u64 {
        !(((bytes & (EACH * 127)) + EACH * (127 - most)) | bytes)
    }

    // The highest bit of every byte, together.
    #[inline]
    fn gathered(bytes: u64) -> u16 {
        ((bytes >> 7 & EACH).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
    }

    #[inline]
    pub fn number_of_16(digits: (u64, u64)) -> u64 {
        number_of_8(digits.0) * 100_000_000 + number_of_8(digits.1)
    }

    // Two digits a lane of 16 bits, then four a lane of 32, then eight.
    #[inline]
    fn number_of_8(digits: u64) -> u64 {
        const PAIRS: u64 = 0x00ff_00ff_00ff_00ff;
        const FOURS: u64 = 0x0000_ffff_0000_ffff;
        let pairs = (digits & PAIRS) * 10 + (digits >> 8 & PAIRS);
        let fours = (pairs & FOURS) * 100 + (pairs >> 16 & FOURS);
        (fours & 0xffff_ffff) * 10_000 + (fours >> 32)
    }
}

#[cfg(test)]
mod tests {
    use super::{halves, marks, marks_of_16, number, portable, Ends, DIGITS, GROUP, NOTED};

    #[test]
    fn every_number_in_sight_is_found_with_its_place() {
        // Numbers of 1 to 20 digits between 1 to 5 blanks, a group away from both ends.
        let mut text = vec![b' '; GROUP];
        let mut expected = Vec::new();
        for i in 0..3 * NOTED as u64 {
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
    fn numbers_that_are_not_whole_in_sight_are_left() {
        let in_sight = |text: &str| {
            Ends::new()
                .next(text.as_bytes(), 0)
                .map(|number| number.value)
        };
        let far = " ".repeat(GROUP);
        assert_eq!(in_sight(&format!("{:>32}{}", "7", far)), Some(7));
        assert_eq!(in_sight(&format!("{:>15}{}", "7", far)), None);
        let long = "12345678901234567";
        assert_eq!(in_sight(&format!("{:>32}{}", long, far)), long.parse().ok());
        assert_eq!(in_sight(&format!("{:>31}{}", long, far)), None);
        assert_eq!(in_sight(&format!("{}7", far)), None);
        assert_eq!(in_sight(&format!("{}7x{}", far, far)), None);
        assert_eq!(
            in_sight(&format!("{}18446744073709551616{}", far, far)),
            None
        );
        assert_eq!(in_sight(&format!("{}{:033}{}", far, 7, far)), None);
        assert_eq!(in_sight(&format!("{}{:032}{}", far, 7, far)), Some(7));
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
            portable::marks_of_16(halves(bytes)),
            (ends, strays),
            "{:?}",
            bytes
        );
    }

    #[test]
    fn every_byte_at_every_place_is_marked_for_what_it_is() {
        for byte in 0..=255 {
            for &other in &[b'0', b'9', b' ', 0, 255] {
                for place in 0..DIGITS {
                    let mut bytes = [other; DIGITS];
                    bytes[place] = byte;
                    agree_on_marks(&bytes);
                }
            }
        }
    }

    #[test]
    fn every_place_of_a_group_has_its_bit() {
        for place in 0..GROUP {
            let mut group = [b'7'; GROUP];
            group[place] = b'\n';
            assert_eq!(marks(&group), (1 << place, 0));
            group[place] = b'x';
            assert_eq!(marks(&group), (1 << place, 1 << place));
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
        assert_eq!(
            portable::number_of_16((low & mask, high & mask)),
            twin(bytes)
        );
    }

    #[test]
    fn digits_are_the_number_that_they_are_one_at_a_time() {
        for place in 0..DIGITS {
            for digit in b'0'..=b'9' {
                for &other in b"09" {
                    let mut bytes = [other; DIGITS];
                    bytes[place] = digit;
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
