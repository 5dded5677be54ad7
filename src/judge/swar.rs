//! 16 bytes at a time as two words of eight (SWAR: SIMD within a register), for processors without
//! SSE2.
//!
//! Source: Lamport, Multiple byte processing with full-word instructions (1975).
//!
//! Checked: with `simd.rs`.

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
