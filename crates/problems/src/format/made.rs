//! A case that is being made: its size, and the choices for it.

use super::bound::Bounds;
use super::case::Case;
use super::number::Number;
use crate::random::Choose;

/// How large the numbers of a case are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Size {
    /// All numbers and counts from 0 to this, as far as the format allows.
    UpTo(u64),
    /// Numbers and counts that the format calls small.
    Small,
    /// Counts up to this, numbers of any magnitude in the judge's ranges.
    Mixed(u64),
    /// Counts as large as the judge's, numbers in the judge's ranges.
    Largest(Shape),
}

/// The shape of a largest input: how its numbers are chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape {
    /// Anywhere in the range, and often the largest.
    Random,
    Highest,
    Lowest,
    /// All numbers of one name equal.
    Equal,
    /// Each list the same from its end: a sum of such heaps, of an even number of them, is lost in any game, because the second
    /// player answers each move in the equal heap; and it is mostly won without its last heaps.
    Mirrored,
}

impl Shape {
    pub const ALL: [Shape; 5] =
        [Shape::Random, Shape::Highest, Shape::Lowest, Shape::Equal, Shape::Mirrored];

    pub fn name(self) -> &'static str {
        match self {
            Shape::Random => "random",
            Shape::Highest => "highest",
            Shape::Lowest => "lowest",
            Shape::Equal => "equal",
            Shape::Mirrored => "mirrored",
        }
    }
}

/// A case that is being made.
pub struct Made<'a> {
    pub choose: &'a mut dyn Choose,
    pub size: Size,
    pub bounds: Bounds,
    /// Its parts so far.
    pub case: Case,
    pub(super) counts: Vec<&'static str>,
    /// The number chosen for each name, where all numbers of a name are equal.
    pub(super) equal: Vec<(&'static str, u64)>,
}

impl Made<'_> {
    /// A number of this size that is not below `least`.
    pub fn number(&mut self, number: &Number, least: u64, is_count: bool) -> u64 {
        let (low, high) = number.range(&self.case, self.bounds);
        let low = low.max(least).max(number.least);
        let shape = match self.size {
            Size::UpTo(size) => return self.choose.between(low, size.max(low).min(high)),
            Size::Small => return self.choose.between(low, number.small.max(low).min(high)),
            Size::Mixed(most) => {
                let high = high.min(number.judge.1).max(low);
                return if is_count {
                    self.choose.between(low, most.max(low).min(high))
                } else {
                    self.of_any_magnitude(low, high)
                };
            }
            Size::Largest(shape) => shape,
        };
        let (low, high) = (low.max(number.judge.0), high.min(number.judge.1));
        match shape {
            _ if is_count => high,
            Shape::Highest => high,
            Shape::Lowest => low,
            Shape::Random | Shape::Mirrored => match self.choose.below(4) {
                0 => high,
                _ => self.choose.between(low, high),
            },
            Shape::Equal => {
                let chosen = self.equal.iter().find(|of| of.0 == number.name);
                let chosen = chosen.map(|of| of.1.max(low).min(high));
                chosen.unwrap_or_else(|| {
                    let chosen = self.choose.between(low, high);
                    self.equal.push((number.name, chosen));
                    chosen
                })
            }
        }
    }

    /// A number, small as often as large, with both ends likely.
    fn of_any_magnitude(&mut self, low: u64, high: u64) -> u64 {
        let bits = self.choose.below(u64::from(66 - (high - low).leading_zeros()));
        match (1u64.checked_shl(bits as u32)).map(|room| room - 1) {
            Some(room) if room < high - low => self.choose.between(low, low + room),
            _ if self.choose.below(3) == 0 => high,
            _ => self.choose.between(low, high),
        }
    }

    /// Shuffles a list, unless all cases of a size are being made.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        if !matches!(self.size, Size::UpTo(_)) {
            for at in (1..list.len()).rev() {
                list.swap(at, self.choose.below(at as u64 + 1) as usize);
            }
        }
    }

    /// An edge in either direction, unless all cases of a size are being made.
    pub fn either_way(&mut self, a: u64, b: u64) -> (u64, u64) {
        let is_plain = matches!(self.size, Size::UpTo(_));
        if !is_plain && self.choose.below(2) == 1 {
            (a, b)
        } else {
            (b, a)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::words::{heap, heaps, one};
    use crate::parts;

    #[test]
    fn mirrored_heaps_are_lost_and_won_without_the_last_one() {
        let format = one(parts![heaps(1000, heap(1_000_000_000))]);
        let case = format.largest_cases(Shape::Mirrored, 1).next().expect("a case");
        let heaps = case.numbers("heaps");
        let sum = |heaps: &[u64]| heaps.iter().fold(0, |sum, heap| sum ^ heap);
        assert_eq!((heaps.len(), sum(&heaps)), (1000, 0));
        assert!((1..1000).all(|length| sum(&heaps[..length]) != 0));
    }
}
