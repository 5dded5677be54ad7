//! What the targets share: the choices that the fuzzer's bytes make.

use grundy_problems::random::Choose;

/// A source of choices made by the fuzzer's bytes.
pub struct Bytes<'a>(pub std::slice::Iter<'a, u8>);

impl Choose for Bytes<'_> {
    fn below(&mut self, bound: u64) -> u64 {
        let mut number = 0;
        let mut left = bound - 1;
        while left > 0 {
            number = number << 8 | u64::from(self.0.next().copied().unwrap_or(0));
            left >>= 8;
        }
        number % bound
    }
}
