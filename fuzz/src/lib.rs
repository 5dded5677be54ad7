//! What the targets share: the choices that the fuzzer's bytes make, and two references for closed forms: the least value
//! that no option has, and an integer root.

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

/// The least number that is not among the values of the options.
pub fn mex(options: impl IntoIterator<Item = u64>) -> u64 {
    let options: Vec<u64> = options.into_iter().collect();
    let mut seen = vec![false; options.len() + 1];
    for value in options {
        // A larger value leaves one of these free.
        if let Some(seen) = seen.get_mut(value as usize) {
            *seen = true;
        }
    }
    seen.iter().take_while(|&&seen| seen).count() as u64
}

/// The largest number whose square is at most `n`.
pub fn root(n: u128) -> u128 {
    (0..64).rev().fold(0, |low, bit| {
        let next = low | 1u128 << bit;
        if next * next <= n {
            next
        } else {
            low
        }
    })
}
