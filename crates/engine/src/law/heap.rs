//! The law of a table of values: the first of three kinds that all of them have.
//!
//! Checked: each kind in its file; all of them by the law finder (`tests/law_finder/pattern.rs`).

use super::{Halves, Linear, Zeros};

/// The law of a table of values.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Law {
    /// From some heap on the values repeat, up to a constant that is added in each period.
    Linear(Linear),
    /// Each value follows from that of half the heap.
    Halves(Halves),
    /// Only the zeros have a law.
    Zeros(Zeros),
}

impl Law {
    /// The first of these laws that all of `values` have; `values[0]` is the value of the empty heap.
    ///
    /// # Complexity
    ///
    /// O(number of values) in time and memory: about 24 bytes per value.
    ///
    /// ```
    /// use grundy_engine::law::{Law, Linear};
    ///
    /// // Take 1, 3 or 4.
    /// let values = [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2];
    /// let law = Linear { preperiod: 0, period: 7, saltus: 0 };
    /// assert_eq!(Law::find(&values), Some(Law::Linear(law)));
    /// assert_eq!(Law::find(&values[..13]), None); // too few to tell
    /// ```
    pub fn find(values: &[u64]) -> Option<Law> {
        Linear::find(values).map(Law::Linear).or_else(|| Law::find_other(values))
    }

    /// The first of these laws, except for one by periods. O(number of values).
    pub(crate) fn find_other(values: &[u64]) -> Option<Law> {
        let halves = Halves::find(values).map(Law::Halves);
        halves.or_else(|| Zeros::find(values).map(Law::Zeros))
    }

    /// Whether all of `values` have this law: the later values must follow from the first ones.
    ///
    /// # Complexity
    ///
    /// O(log n) for each value, or O(sqrt n) for some laws of zeros.
    ///
    /// ```
    /// use grundy_engine::law::{Law, Linear};
    ///
    /// let law = Law::Linear(Linear { preperiod: 0, period: 2, saltus: 0 });
    /// assert!(law.holds(&[0, 1, 0, 1, 0]));
    /// assert!(!law.holds(&[0, 1, 0, 1, 1]));
    /// ```
    pub fn holds(&self, values: &[u64]) -> bool {
        let has_law = |n: usize| match self {
            Law::Linear(law) => law.value(values, n as u64) == values[n],
            Law::Halves(law) => law.value(values, n as u64) == values[n],
            Law::Zeros(law) => law.is_zero(n) == (values[n] == 0),
        };
        (0..values.len()).all(has_law)
    }
}
