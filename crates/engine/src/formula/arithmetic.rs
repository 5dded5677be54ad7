//! The operators and functions of formulas, and their named sets, for numbers of 64 bits with a sign.

use super::trouble::Problem;
use super::words::{Family, Function, Operator, Relation, Sign};
use grundy::numbers::factors;

/// A number, or why there is none.
pub type Number = Result<i64, Problem>;

/// `$then` with `$apply` for an operator or a relation that is known only when the program runs: each has its own code.
macro_rules! for_each {
    (Operator $of:ident, |$apply:ident| $then:expr) => {
        for_each!(two, Operator, $of, $apply, $then;
            Add Subtract Times Over Modulo Power And Or Xor Left Right)
    };
    (Relation $of:ident, |$apply:ident| $then:expr) => {
        for_each!(compare, Relation, $of, $apply, $then;
            Less AtMost Greater AtLeast Equal NotEqual)
    };
    ($by:ident, $kind:ident, $of:ident, $apply:ident, $then:expr; $($one:ident)*) => {
        match $of {
            $($kind::$one => {
                let $apply = |x, y| $by($kind::$one, x, y);
                $then
            })*
        }
    };
}
pub(super) use for_each;

/// `x operator y`.
#[inline(always)]
pub fn two(operator: Operator, x: i64, y: i64) -> Number {
    let number = match operator {
        Operator::Add => x.checked_add(y),
        Operator::Subtract => x.checked_sub(y),
        Operator::Times => x.checked_mul(y),
        Operator::Over if y == 0 => return Err(Problem::ByZero),
        Operator::Over => {
            let inexact = (x ^ y) < 0 && x.wrapping_rem(y) != 0;
            x.checked_div(y).map(|quotient| quotient - i64::from(inexact))
        }
        Operator::Modulo if y == 0 => return Err(Problem::ByZero),
        Operator::Modulo => {
            let rest = x.wrapping_rem(y);
            Some(if rest != 0 && (rest ^ y) < 0 { rest + y } else { rest })
        }
        Operator::And => Some(x & y),
        Operator::Or => Some(x | y),
        Operator::Xor => Some(x ^ y),
        Operator::Power | Operator::Left | Operator::Right if y < 0 => {
            return Err(Problem::Negative(y))
        }
        Operator::Power => power(x, y),
        Operator::Left if x == 0 => Some(0),
        Operator::Left => Some(y).filter(|&y| y < 63 && x << y >> y == x).map(|y| x << y),
        Operator::Right => Some(x >> y.min(63)),
    };
    number.ok_or(Problem::Large)
}

fn power(x: i64, y: i64) -> Option<i64> {
    match x {
        // A power of these does not grow, however large the exponent.
        -1..=1 => Some(if y == 0 || (x == -1 && y % 2 == 0) { 1 } else { x }),
        _ => x.checked_pow(u32::try_from(y).ok()?),
    }
}

/// The operator before `x`: what is taken from 0, or from -1.
#[inline(always)]
pub fn one(sign: Sign, x: i64) -> Number {
    two(Operator::Subtract, taken_from(sign), x)
}

/// The number from which an operator takes what stands behind it.
pub fn taken_from(sign: Sign) -> i64 {
    match sign {
        Sign::Minus => 0,
        Sign::Complement => -1,
    }
}

/// Whether `x relation y`.
#[inline(always)]
pub fn compare(relation: Relation, x: i64, y: i64) -> bool {
    match relation {
        Relation::Less => x < y,
        Relation::AtMost => x <= y,
        Relation::Greater => x > y,
        Relation::AtLeast => x >= y,
        Relation::Equal => x == y,
        Relation::NotEqual => x != y,
    }
}

/// A function of two numbers; a function of one, of the first.
#[inline(always)]
pub fn function(function: Function, x: i64, y: i64) -> Number {
    let from = |least: i64| if x < least { Err(Problem::Negative(x)) } else { Ok(x as u64) };
    Ok(match function {
        Function::Gcd => return signed(gcd(x.unsigned_abs(), y.unsigned_abs())),
        Function::Lcm if x == 0 || y == 0 => 0,
        Function::Lcm => {
            let (x, y) = (x.unsigned_abs(), y.unsigned_abs());
            return (x / gcd(x, y)).checked_mul(y).ok_or(Problem::Large).and_then(signed);
        }
        Function::Min => x.min(y),
        Function::Max => x.max(y),
        Function::Abs => return signed(x.unsigned_abs()),
        Function::Sqrt => from(0)?.isqrt() as i64,
        Function::Popcount => i64::from(from(0)?.count_ones()),
        Function::Bitlen => i64::from(64 - from(0)?.leading_zeros()),
        Function::Log if x < 2 => return Err(Problem::Base(x)),
        Function::Log if y < 1 => return Err(Problem::Logarithm(y)),
        Function::Log => i64::from(y.ilog(x)),
    })
}

fn signed(x: u64) -> Number {
    i64::try_from(x).map_err(|_| Problem::Large)
}

// Divisions of 32 bits take a fraction of the time.
fn gcd(x: u64, y: u64) -> u64 {
    if (x | y) >> 32 != 0 {
        return factors::gcd(x, y);
    }
    let (mut x, mut y) = (x as u32, y as u32);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    u64::from(x)
}

/// Named sets; with the least prime factors that were needed so far, and the primes.
#[derive(Default)]
pub struct Numbers {
    least: Vec<u32>,
    primes: Vec<i64>,
    sieved: u64,
}

// The largest number up to which primes are listed, in 150 MB.
const MOST_SIEVED: i64 = (1 << 25) - 1;
// The most squares that are listed.
const MOST_LISTED: i64 = 1 << 22;
// The largest number for which a sieve is made to find its factors.
const MOST_FACTORED: i64 = (1 << 21) - 1;

impl Numbers {
    /// How many steps the sieves took.
    pub fn sieved(&self) -> u64 {
        self.sieved
    }

    // None if there are too many, or the steps do not last.
    fn sieve(&mut self, most: i64, steps: &mut u64) -> Option<()> {
        if most < self.least.len() as i64 {
            return Some(());
        }
        let size = (most.min(MOST_SIEVED) as usize + 1).next_power_of_two().max(1 << 10);
        *steps = steps.checked_sub(5 * size as u64)?;
        self.sieved += 5 * size as u64;
        if most > MOST_SIEVED {
            return None;
        }
        self.least = vec![0; size];
        self.primes.clear();
        // Each composite number is reached from its least prime factor (Gries and Misra 1978).
        for n in 2..size {
            if self.least[n] == 0 {
                self.least[n] = n as u32;
                self.primes.push(n as i64);
            }
            let least = self.least[n] as usize;
            for p in
                self.primes.iter().map(|&p| p as usize).take_while(|&p| p <= least && p * n < size)
            {
                self.least[p * n] = p as u32;
            }
        }
        Some(())
    }

    /// Whether a number is a prime. None if the steps do not last.
    pub fn is_prime(&mut self, x: i64, steps: &mut u64) -> Option<bool> {
        if x <= MOST_FACTORED {
            self.sieve(x, steps)?;
            return Some(x > 1 && i64::from(self.least[x as usize]) == x);
        }
        *steps = steps.checked_sub(2000)?;
        Some(factors::is_prime(x as u64))
    }

    /// Calls `each` with each prime that divides a number, and how often, in ascending order; nothing divides 0. None if
    /// the steps do not last.
    pub fn powers(
        &mut self,
        n: i64,
        steps: &mut u64,
        mut each: impl FnMut(i64, u32),
    ) -> Option<()> {
        if n > MOST_FACTORED {
            // Divisions up to the cube root, then a test of a prime, or at most 2^17 steps.
            *steps = steps.checked_sub(3 * (n as f64).cbrt() as u64 + 1000)?;
            for (p, exponent) in factors::prime_powers(n as u64) {
                each(p as i64, exponent);
            }
            return Some(());
        }
        self.sieve(n, steps)?;
        let mut rest = n as u32;
        while rest > 1 {
            let least = self.least[rest as usize];
            let mut exponent = 0;
            while rest % least == 0 {
                rest /= least;
                exponent += 1;
            }
            each(i64::from(least), exponent);
        }
        Some(())
    }

    /// Appends the numbers of a named set of `n`, and of `base`, which were checked. None if they are too many, or the steps
    /// do not last.
    pub fn list(
        &mut self,
        family: Family,
        base: i64,
        n: i64,
        list: &mut Vec<i64>,
        steps: &mut u64,
    ) -> Option<()> {
        let first = list.len();
        match family {
            Family::Digits => {
                let mut rest = n as u64;
                while rest > 0 || list.len() == first {
                    list.push((rest % 10) as i64);
                    rest /= 10;
                }
                list[first..].reverse();
            }
            Family::Bits => list.extend((0..63).filter(|bit| n >> bit & 1 == 1)),
            Family::Powers => {
                let powers = std::iter::successors(Some(1), |power: &i64| power.checked_mul(base));
                list.extend(powers.take_while(|&power| power <= n));
            }
            Family::Fibonacci => {
                let (mut a, mut b) = (1, 2);
                while a <= i128::from(n) {
                    list.push(a as i64);
                    (a, b) = (b, a + b);
                }
            }
            Family::Factors => self.powers(n, steps, |p, _| list.push(p))?,
            Family::Divisors if n > 0 => {
                list.push(1);
                self.powers(n, steps, |p, exponent| {
                    let before = list.len() - first;
                    for at in 0..before * exponent as usize {
                        list.push(list[first + at] * p);
                    }
                })?;
                *steps = steps.checked_sub(5 * (list.len() - first) as u64)?;
                list[first..].sort_unstable();
            }
            Family::Divisors => {}
            Family::Primes => {
                self.sieve(n, steps)?;
                list.extend(self.primes.iter().take_while(|&&p| p <= n));
            }
            Family::Squares if n.isqrt() > MOST_LISTED => return None,
            Family::Squares => list.extend((1..=n.isqrt()).map(|root| root * root)),
        }
        Some(())
    }

    /// Whether a named set contains `x`, which is quicker than its list. None if the steps do not last.
    pub fn contains(
        &mut self,
        family: Family,
        base: i64,
        n: i64,
        x: i64,
        steps: &mut u64,
    ) -> Option<bool> {
        Some(match family {
            Family::Bits => 0 <= x && x < 63 && n >> x & 1 == 1,
            Family::Divisors => 0 < x && x <= n && n % x == 0,
            Family::Factors => 0 < x && x <= n && n % x == 0 && self.is_prime(x, steps)?,
            Family::Primes => x <= n && self.is_prime(x, steps)?,
            Family::Squares => 0 < x && x <= n && x.isqrt() * x.isqrt() == x,
            Family::Digits | Family::Powers | Family::Fibonacci => {
                let mut list = Vec::new();
                self.list(family, base, n, &mut list, steps)?;
                list.contains(&x)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_round_as_in_python() {
        for (operator, x, y, expected) in [
            (Operator::Over, -7, 2, Ok(-4)),
            (Operator::Over, 7, -2, Ok(-4)),
            (Operator::Over, -6, 2, Ok(-3)),
            (Operator::Over, i64::MIN, -1, Err(Problem::Large)),
            (Operator::Modulo, -7, 3, Ok(2)),
            (Operator::Modulo, 7, -3, Ok(-2)),
            (Operator::Modulo, -6, 3, Ok(0)),
            (Operator::Modulo, i64::MIN, -1, Ok(0)),
            (Operator::Power, 0, 0, Ok(1)),
            (Operator::Power, -1, i64::MAX, Ok(-1)),
            (Operator::Power, -2, 63, Ok(i64::MIN)),
            (Operator::Power, 2, 63, Err(Problem::Large)),
            (Operator::Left, -1, 62, Ok(i64::MIN / 2)),
            (Operator::Left, 1, 63, Err(Problem::Large)),
            (Operator::Left, 0, i64::MAX, Ok(0)),
            (Operator::Right, -5, 1, Ok(-3)),
            (Operator::Right, -5, 100, Ok(-1)),
        ] {
            assert_eq!(two(operator, x, y), expected, "{operator:?} {x} {y}");
        }
        assert_eq!(function(Function::Gcd, i64::MIN, 0), Err(Problem::Large));
        assert_eq!(function(Function::Gcd, -12, 18), Ok(6));
        assert_eq!(function(Function::Lcm, -4, 6), Ok(12));
        assert_eq!(function(Function::Lcm, i64::MAX, i64::MAX - 1), Err(Problem::Large));
        assert_eq!([7, 8, 9].map(|n| function(Function::Log, 2, n)), [Ok(2), Ok(3), Ok(3)]);
        assert_eq!([0, 1, 255].map(|n| function(Function::Bitlen, n, 0)), [Ok(0), Ok(1), Ok(8)]);
    }

    #[test]
    fn sets_are_their_definitions() {
        let is_prime = |x: i64| x > 1 && (2..x).all(|d| x % d != 0);
        let definition = |family, n: i64, x: i64| match family {
            Family::Digits => n.to_string().contains(&x.to_string()) && (0..10).contains(&x),
            Family::Divisors => n > 0 && x > 0 && n % x == 0,
            Family::Primes => x <= n && is_prime(x),
            Family::Factors => n > 0 && is_prime(x) && n % x == 0,
            Family::Squares => 0 < x && x <= n && (1..=x).any(|root| root * root == x),
            Family::Fibonacci => {
                x <= n && [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233].contains(&x)
            }
            Family::Bits => (0..63).contains(&x) && n >> x & 1 == 1,
            Family::Powers => x <= n && [1, 3, 9, 27, 81, 243].contains(&x),
        };
        let (mut numbers, mut steps) = (Numbers::default(), u64::MAX);
        for family in [
            Family::Digits,
            Family::Divisors,
            Family::Primes,
            Family::Factors,
            Family::Squares,
            Family::Fibonacci,
            Family::Bits,
            Family::Powers,
        ] {
            for n in 0..300 {
                let mut list = Vec::new();
                numbers.list(family, 3, n, &mut list, &mut steps).unwrap();
                for x in -2..310 {
                    let expected = definition(family, n, x);
                    assert_eq!(list.contains(&x), expected, "{family:?} {n} {x}");
                    assert_eq!(numbers.contains(family, 3, n, x, &mut steps), Some(expected));
                }
                assert!(family == Family::Digits || list.windows(2).all(|pair| pair[0] < pair[1]));
            }
        }
        let mut list = Vec::new();
        numbers.list(Family::Fibonacci, 0, i64::MAX, &mut list, &mut steps).unwrap();
        numbers.list(Family::Powers, i64::MAX, i64::MAX, &mut list, &mut steps).unwrap();
        assert_eq!(list[89..], [4_660_046_610_375_530_309, 7_540_113_804_746_346_429, 1, i64::MAX]);
        assert_eq!(numbers.is_prime(9_223_372_036_854_775_783, &mut steps), Some(true));
        assert_eq!(numbers.is_prime((1 << 21) + 1, &mut steps), Some(false));
    }
}
