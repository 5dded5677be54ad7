//! The laws where two numbers may be taken from a heap, or two numbers and their sum. Let a <= b be the two.
//!
//! *Two*: the value of n is floor(k / a) mod 2, but 2 if that is 0 and k >= b, where k = n mod (a + b). Proof, by
//! induction. Modulo a + b, a move takes a or, as it takes b, adds a. Along the steps of a, from a k < a on, the values are
//! 0, 1, 0, 1, ...; only the last k is b or more, and there is 1 after 0, and 2 after 1; then comes a 0 again. So no
//! option has the value of n. If that is 1, then n - a has 0; if it is 2, then n - a has 1 and n - b has 0. The least
//! period is a + b; but if b is an odd multiple of a, there is no 2, and it is 2 a.
//!
//! *Two and their sum* (Winning Ways, ch. 4): the period is 2 b + r if b = 2 h a - r, and a (2 b + r) / gcd(a, r) if
//! b = 2 h a + r, where 0 <= r <= a. It is not proved here; the general case is called open by Bhagat, Larsson, Manabe and
//! Yamashita (Additive sink subtraction, 2026).
//!
//! Checked: all a <= 12 and b <= 40 against the mex of all options.

use super::Linear;
use grundy::numbers::factors::gcd;

/// What may be taken.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Takes {
    /// One of two numbers.
    Two,
    /// One of two numbers, or their sum.
    WithSum,
}

impl Takes {
    /// The law where `one` and `other` may be taken; `None` if the period exceeds the limit of the machine.
    ///
    /// # Panics
    ///
    /// If a number is 0.
    pub fn law(self, one: u64, other: u64) -> Option<Linear> {
        let (a, b) = (u128::from(one.min(other)), u128::from(one.max(other)));
        let rest = b % (2 * a);
        let period = match self {
            Takes::Two if rest == a => 2 * a,
            Takes::Two => a + b,
            Takes::WithSum if rest > a => 2 * b + (2 * a - rest),
            Takes::WithSum => {
                let common = u128::from(gcd(one, other));
                (a / common).checked_mul(2 * b + rest)?
            }
        };
        Some(Linear { preperiod: 0, period: usize::try_from(period).ok()?, saltus: 0 })
    }

    /// The value of a heap of `n`; `None` for three numbers.
    ///
    /// # Panics
    ///
    /// If a number is 0.
    pub fn value(self, one: u64, other: u64, n: u64) -> Option<u64> {
        let (a, b) = (one.min(other), one.max(other));
        let k = (u128::from(n) % (u128::from(a) + u128::from(b))) as u64;
        match (self, k / a % 2) {
            (Takes::WithSum, _) => None,
            (Takes::Two, 0) if k >= b => Some(2),
            (Takes::Two, value) => Some(value),
        }
    }
}

#[test]
fn periods_and_values_are_those_of_the_mex_of_all_options() {
    for (a, b) in (1..=12).flat_map(|a| (1..=40).map(move |b| (a, b))) {
        for kind in [Takes::Two, Takes::WithSum] {
            let set = if kind == Takes::Two { vec![a, b] } else { vec![a, b, a + b] };
            let law = kind.law(a, b).unwrap();
            let length = 2 * law.period + (a + b) as usize;
            let mut values: Vec<u64> = Vec::new();
            for n in 0..length as u64 {
                let taken = set.iter().filter(|&&take| take <= n);
                let left: Vec<u64> = taken.map(|take| values[(n - take) as usize]).collect();
                values.push((0..).find(|value| !left.contains(value)).unwrap());
            }
            assert_eq!(Linear::find(&values), Some(law), "{set:?}");
            for (&value, n) in values.iter().zip(0..) {
                let known = (kind == Takes::Two).then_some(value);
                assert_eq!(kind.value(a, b, n), known, "{set:?} {n}");
            }
        }
    }
    assert_eq!(Takes::Two.law(u64::MAX, u64::MAX), None);
    // Taking 1 leaves a heap of the other parity, and taking all leaves 0.
    assert_eq!(Takes::Two.value(u64::MAX, 1, u64::MAX), Some(1));
    assert_eq!(Takes::Two.value(u64::MAX - 1, 1, u64::MAX - 1), Some(2));
}
