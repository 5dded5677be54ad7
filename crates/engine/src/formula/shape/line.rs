//! Numbers that grow along lines: c + s t + s' t', where t and t' are any large numbers.
//!
//! Every number of a residue m is of this kind, with t = floor(n / m) and s = m. What is done with such numbers gives one
//! again, or it is no line; a division or a remainder wants slopes that the divisor divides, so it may ask for a larger m.
//!
//! Checked: with `walk`, against the options of random formulas.

use super::unknown::Unknown;
use crate::formula::arithmetic;
use crate::formula::{Function, Operator};

/// Why a number, or an option, has no line.
#[derive(Debug, PartialEq)]
pub enum Stop {
    /// It would have one if the modulus were this many times as large.
    Modulus(i64),
    /// It has none.
    Unknown(Unknown),
}

impl From<Unknown> for Stop {
    fn from(why: Unknown) -> Stop {
        Stop::Unknown(why)
    }
}

/// A number, or why it is none.
pub type Of<T> = Result<T, Stop>;

/// The number `at` + `by[0]` t + `by[1]` t'.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    pub at: i64,
    pub by: [i64; 2],
}

// No number is larger, so that a sum or a difference of two is no fault.
const MOST: i128 = 1 << 60;

impl Line {
    pub fn fixed(at: i64) -> Line {
        Line { at, by: [0, 0] }
    }

    fn new(at: i128, by: [i128; 2]) -> Of<Line> {
        if [at, by[0], by[1]].iter().any(|part| part.abs() > MOST) {
            return Err(Unknown::Large.into());
        }
        Ok(Line { at: at as i64, by: by.map(|by| by as i64) })
    }

    /// The number, if it does not grow.
    pub fn constant(self) -> Option<i64> {
        (self.by == [0, 0]).then_some(self.at)
    }

    /// `self` + `times` * `other`.
    pub fn plus(self, other: Line, times: i64) -> Of<Line> {
        let sum = |one: i64, other: i64| i128::from(one) + i128::from(times) * i128::from(other);
        Line::new(sum(self.at, other.at), [0, 1].map(|at| sum(self.by[at], other.by[at])))
    }

    pub fn minus(self, other: Line) -> Of<Line> {
        self.plus(other, -1)
    }

    // Whether `by` divides the slopes; else the modulus must be larger.
    fn is_divided(self, by: i64) -> Of<()> {
        let common = self
            .by
            .iter()
            .fold(by.unsigned_abs(), |common, slope| gcd(common, slope.unsigned_abs()));
        match by.unsigned_abs() / common {
            1 => Ok(()),
            more => Err(i64::try_from(more).map_or(Stop::Unknown(Unknown::Modulus), Stop::Modulus)),
        }
    }

    /// The remainder, which has the sign of `by`.
    pub fn modulo(self, by: i64) -> Of<i64> {
        if by != 0 {
            self.is_divided(by)?;
        }
        constant(arithmetic::two(Operator::Modulo, self.at, by))
    }

    fn over(self, by: i64) -> Of<Line> {
        let rest = self.modulo(by)?;
        let whole = self.minus(Line::fixed(rest))?;
        Ok(Line { at: whole.at / by, by: whole.by.map(|slope| slope / by) })
    }

    // The bits that it has in common with `other`. Those of a number from 0 on are bits of a remainder.
    fn and(self, other: i64) -> Of<Line> {
        if other < 0 {
            return self.minus(self.and(!other)?);
        }
        let above = u64::try_from(other).map_or(1, |other| other + 1).checked_next_power_of_two();
        let above = above.and_then(|above| i64::try_from(above).ok());
        let low = self.modulo(above.ok_or(Unknown::Modulus)?)?;
        Ok(Line::fixed(low & other))
    }

    /// `self` operator `other`.
    pub fn two(self, operator: Operator, other: Line) -> Of<Line> {
        if let (Some(one), Some(other)) = (self.constant(), other.constant()) {
            let number = constant(arithmetic::two(operator, one, other))?;
            return Line::new(number.into(), [0, 0]);
        }
        let power = |by: Line| {
            let shift = by.constant().filter(|by| (0..60).contains(by));
            shift.map(|by| 1 << by).ok_or(Unknown::Operator(operator))
        };
        match (operator, self.constant(), other.constant()) {
            (Operator::Add, ..) => self.plus(other, 1),
            (Operator::Subtract, ..) => self.minus(other),
            (Operator::Times, _, Some(times)) => Line::fixed(0).plus(self, times),
            (Operator::Times, Some(times), _) => Line::fixed(0).plus(other, times),
            (Operator::Over, _, Some(by)) => self.over(by),
            (Operator::Modulo, _, Some(by)) => Ok(Line::fixed(self.modulo(by)?)),
            (Operator::Left, ..) => Line::fixed(0).plus(self, power(other)?),
            (Operator::Right, ..) => self.over(power(other)?),
            (Operator::And | Operator::Or | Operator::Xor, None, Some(bits)) => {
                let both = self.and(bits)?;
                match operator {
                    Operator::And => Ok(both),
                    Operator::Or => self.plus(other, 1)?.minus(both),
                    _ => self.plus(other, 1)?.plus(both, -2),
                }
            }
            (Operator::And | Operator::Or | Operator::Xor, Some(_), None) => {
                other.two(operator, self)
            }
            _ => Err(Unknown::Operator(operator).into()),
        }
    }

    /// A function of two numbers, or of one that stands twice; not the least or the greatest, or the size without a sign.
    pub fn function(self, function: Function, other: Line) -> Of<Line> {
        match (function, self.constant(), other.constant()) {
            (_, Some(one), Some(other)) => {
                Line::new(constant(arithmetic::function(function, one, other))?.into(), [0, 0])
            }
            (Function::Gcd, None, Some(by)) if by != 0 => {
                let rest = self.modulo(by)?;
                Ok(Line::fixed(constant(arithmetic::function(function, rest, by))?))
            }
            (Function::Gcd, Some(by), None) if by != 0 => other.function(function, self),
            _ => Err(Unknown::Function(function).into()),
        }
    }
}

/// A number that does not grow; what has none is a fault.
pub fn constant(number: arithmetic::Number) -> Of<i64> {
    Ok(number.map_err(|_| Unknown::Fault)?)
}

fn gcd(x: u64, y: u64) -> u64 {
    grundy::numbers::factors::gcd(x, y)
}
