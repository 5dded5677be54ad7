//! Eight digits at a time (SWAR: SIMD within a register).
//!
//! Checked: by the readers that use it.

/// Two words. The first has the values of the eight digits, that of the first digit in the lowest byte. The
/// second word is 0 if all eight bytes are digits; otherwise its lowest set bit is in the first byte that is not
/// a digit.
#[inline]
pub(super) fn ones(text: &[u8]) -> (u64, u64) {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(text);
    let ones = u64::from_le_bytes(bytes) ^ 0x3030_3030_3030_3030;
    // A digit is 0 to 9 now. Any other byte has a bit in its upper half, or has one if 6 is added.
    let others = ones | ones.wrapping_add(0x0606_0606_0606_0606);
    (ones, others & 0xf0f0_f0f0_f0f0_f0f0)
}

/// The number that eight digits make. All pairs are joined at once, then all fours, then all eight.
#[inline]
pub(super) fn joined(ones: u64) -> u64 {
    let twos = (10 * ones + (ones >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (100 * twos + (twos >> 16)) & 0x0000_ffff_0000_ffff;
    (10_000 * fours + (fours >> 32)) & 0xffff_ffff
}
