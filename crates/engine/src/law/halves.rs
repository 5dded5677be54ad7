//! Values that follow from the value of half the heap.
//!
//! Examples: if a move may take any number up to half of a heap, g(2k) = k and g(2k + 1) = g(k). In games that ask how
//! often 2 divides a heap, g(2k) = g(k) + 1 and g(2k + 1) = 1. In the ruler game, g(2k) = 2 g(k) and g(2k + 1) = 1. If
//! a move halves a heap, g(2k) = g(2k + 1) = 1 - g(k).
//!
//! Checked: tables of all such laws are found again; a wrong value anywhere is noticed.

/// The form of the value of 2k, or of 2k + 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Half {
    /// A constant.
    Constant(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// k plus a constant.
    Half(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// g(k) plus a constant.
    OfHalf(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// Twice g(k) plus a constant.
    TwiceOfHalf(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// A constant minus g(k).
    LessHalf(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
}

impl Half {
    /// The value as a sum; `k` is half the heap, and `of_k` its value.
    pub(crate) fn says(self, k: &str, of_k: &str) -> String {
        match self {
            Half::Constant(value) => value.to_string(),
            Half::Half(0) => k.to_string(),
            Half::Half(more) => format!("{k} + {more}"),
            Half::OfHalf(0) => of_k.to_string(),
            Half::OfHalf(more) => format!("{of_k} + {more}"),
            Half::TwiceOfHalf(0) => format!("2 * {of_k}"),
            Half::TwiceOfHalf(more) => format!("2 * {of_k} + {more}"),
            Half::LessHalf(of) => format!("{of} - {of_k}"),
        }
    }
}

/// How values follow from half the heap, from `start` (0 or 1) on.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Halves {
    /// The first heap whose value follows.
    pub start: usize,
    /// The value of 2k.
    pub even: Half,
    /// The value of 2k + 1.
    pub odd: Half,
}

// Fewer values may show such a law by chance.
const LEAST: usize = 32;

impl Halves {
    /// The law of all of `values`; `None` if they have none, or are fewer than 32.
    ///
    /// # Complexity
    ///
    /// O(number of values), in constant memory.
    ///
    /// ```
    /// use grundy_engine::law::{Half, Halves};
    ///
    /// let mut values = vec![0u64];
    /// (1..40).for_each(|n: u64| values.push(1 + u64::from(n.trailing_zeros())));
    /// let law = Halves::find(&values).unwrap();
    /// assert_eq!((law.even, law.odd), (Half::OfHalf(1), Half::Constant(1)));
    /// ```
    pub fn find(values: &[u64]) -> Option<Halves> {
        if values.len() < LEAST {
            return None;
        }
        (0..2).find_map(|start| {
            let even = half(values, start + start % 2)?;
            let odd = half(values, 1)?;
            Some(Halves { start, even, odd })
        })
    }
}

impl Halves {
    /// The value of `n`, saturating; `values` holds at least the value of the empty heap. O(log n).
    ///
    /// ```
    /// use grundy_engine::law::{Half, Halves};
    ///
    /// let law = Halves { start: 1, even: Half::OfHalf(1), odd: Half::Constant(1) };
    /// assert_eq!((law.value(&[0], 12), law.value(&[0], 0)), (3, 0));
    /// ```
    pub fn value(&self, values: &[u64], n: u64) -> u64 {
        if n < self.start as u64 {
            return values[n as usize];
        }
        let k = n / 2;
        match if n % 2 == 0 { self.even } else { self.odd } {
            Half::Constant(value) => value,
            Half::Half(more) => k.saturating_add(more),
            // For n = 0, the form for even heaps would ask for the value of 0 again.
            _ if n == 0 => values[0],
            Half::OfHalf(more) => self.value(values, k).saturating_add(more),
            Half::TwiceOfHalf(more) => {
                let twice = self.value(values, k).saturating_mul(2);
                twice.saturating_add(more)
            }
            Half::LessHalf(of) => of.saturating_sub(self.value(values, k)),
        }
    }
}

// The form that the values of `first`, first + 2, first + 4, ... all have.
fn half(values: &[u64], first: usize) -> Option<Half> {
    let above = |least: u64| values[first].checked_sub(least);
    let k = first / 2;
    let forms = [
        above(0).map(Half::Constant),
        above(k as u64).map(Half::Half),
        above(values[k]).map(Half::OfHalf),
        values[k].checked_mul(2).and_then(above).map(Half::TwiceOfHalf),
        values[first].checked_add(values[k]).map(Half::LessHalf),
    ];
    let has = |form: Half| {
        (first..values.len()).step_by(2).all(|n| {
            let value = match form {
                Half::Constant(value) => Some(value),
                Half::Half(more) => more.checked_add(n as u64 / 2),
                Half::OfHalf(more) => more.checked_add(values[n / 2]),
                Half::TwiceOfHalf(more) => {
                    let twice = values[n / 2].checked_mul(2);
                    twice.and_then(|twice| more.checked_add(twice))
                }
                Half::LessHalf(of) => of.checked_sub(values[n / 2]),
            };
            value == Some(values[n])
        })
    };
    forms.iter().flatten().copied().find(|&form| has(form))
}

#[cfg(test)]
mod tests {
    use super::{Half, Halves};

    fn table(law: Halves, first: u64) -> Vec<u64> {
        let mut values = vec![first];
        for n in 1..60 {
            let form = if n % 2 == 0 { law.even } else { law.odd };
            let value = match form {
                Half::Constant(value) => value,
                Half::Half(more) => more + n as u64 / 2,
                Half::OfHalf(more) => more + values[n / 2],
                Half::TwiceOfHalf(more) => more + 2 * values[n / 2],
                Half::LessHalf(of) => of - values[n / 2],
            };
            values.push(value);
        }
        values
    }

    #[test]
    fn laws_by_halves_are_found_again_and_a_wrong_value_is_seen() {
        let forms = |more| {
            [Half::Constant(more), Half::Half(more), Half::OfHalf(more), Half::TwiceOfHalf(more)]
        };
        for even in (0..3).flat_map(|more| forms(more).to_vec()) {
            for odd in (0..3).flat_map(|more| forms(more).to_vec()) {
                let law = Halves { start: 1, even, odd };
                let values = table(law, 0);
                let found = Halves::find(&values).expect("a law");
                let first = values[0];
                let again = Halves { start: 1, ..found };
                assert_eq!(table(again, first), values, "{law:?} as {found:?}");
                let follows = |n: usize| found.value(&values[..1], n as u64) == values[n];
                assert!((0..values.len()).all(follows), "{found:?}");
                for at in 32..60 {
                    let mut wrong = values.clone();
                    wrong[at] += 7;
                    assert_eq!(Halves::find(&wrong), None, "{law:?} {at}");
                }
                assert!(Halves::find(&values[..32]).is_some());
                assert_eq!(Halves::find(&values[..31]), None);
            }
        }
    }

    #[test]
    fn a_value_may_be_what_its_half_lacks() {
        // The parity of the number of binary digits, and of the number of zeros at their end.
        let digits = |n: u64| u64::from(64 - n.leading_zeros()) % 2;
        let zeros = |n: u64| u64::from(n.trailing_zeros()) % 2;
        for (of, odd) in
            &[(digits as fn(u64) -> u64, Half::LessHalf(1)), (zeros, Half::Constant(0))]
        {
            let values: Vec<u64> = (0..60).map(|n| if n == 0 { 0 } else { of(n) }).collect();
            let law = Halves { start: 1, even: Half::LessHalf(1), odd: *odd };
            assert_eq!(Halves::find(&values), Some(law));
            assert!((0..60).all(|n| law.value(&[0], n) == values[n as usize]));
            let mut wrong = values;
            wrong[33] ^= 1;
            assert_eq!(Halves::find(&wrong), None);
        }
    }

    #[test]
    fn the_empty_heap_may_follow_or_not() {
        let even = Half::Half(0);
        let odd = Half::OfHalf(0);
        let law = Halves { start: 0, even, odd };
        assert_eq!(Halves::find(&table(law, 0)), Some(law));
        let law = Halves { start: 1, ..law };
        assert_eq!(Halves::find(&table(law, 5)), Some(law));
        // No game has a value beyond u64.
        let law = vec![u64::MAX; 40];
        assert_eq!(Halves::find(&law).map(|law| law.even), Some(Half::Constant(u64::MAX)));
    }
}
