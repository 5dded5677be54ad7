//! One end of a number's range, and the ranges that apply.

use super::case::Case;

/// A constant, or a number read earlier in the case plus or minus something: `7`, `"n"`, `"l + 1"`, `"n - 1"`, `"2^64
/// - x"`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bound {
    /// The name of the number read earlier.
    pub of: Option<&'static str>,
    /// Whether that number is subtracted.
    pub falls: bool,
    pub add: i128,
}

impl From<u64> for Bound {
    fn from(number: u64) -> Bound {
        Bound { of: None, falls: false, add: number.into() }
    }
}

impl From<&'static str> for Bound {
    /// # Panics
    ///
    /// If the text has none of these forms.
    fn from(text: &'static str) -> Bound {
        let number = |word: &str| match word.strip_prefix("2^") {
            Some(power) => power.parse().ok().map(|power: u32| 1 << power),
            None => word.parse::<i128>().ok(),
        };
        let words: Vec<&'static str> = text.split(' ').collect();
        let (of, falls, add) = match words[..] {
            [name] => (name, false, Some(0)),
            [name, "+", more] => (name, false, number(more)),
            [first, "-", last] if number(first).is_some() => (last, true, number(first)),
            [name, "-", less] => (name, false, number(less).map(|less| -less)),
            _ => (text, false, None),
        };
        Bound { of: Some(of), falls, add: add.unwrap_or_else(|| panic!("{text:?} is no bound")) }
    }
}

impl Bound {
    /// The value of the bound after the numbers of `case`.
    pub fn at(self, case: &Case) -> u64 {
        self.with(self.of.map_or(0, |name| case.number(name)))
    }

    /// The value of the bound if the number read earlier is `number`.
    pub fn with(self, number: u64) -> u64 {
        let number = match self.of {
            None => 0,
            Some(_) if self.falls => -i128::from(number),
            Some(_) => i128::from(number),
        };
        (self.add + number).clamp(0, u64::MAX.into()) as u64
    }
}

/// The ranges that apply.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bounds {
    Program,
    /// The judge's ranges, as far as the program accepts them.
    Judge,
}
