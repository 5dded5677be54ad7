//! Rules whose values are known for all heaps, by name.
//!
//! Checked: each against the mex of all options, for heaps up to 300 (`values.rs`).

use super::rule::{Coins, Rule, Ruleset, Split};
use super::set::Set;
use crate::law::Linear;
use crate::odious;
use crate::powers;
use std::convert::TryFrom;

/// What is known of a rule.
pub struct Theorem {
    /// What the value is, in words.
    pub says: String,
    /// Where it comes from, or why.
    pub source: &'static str,
    /// An expression of `n`, a usize.
    pub code: String,
    /// The period, if they repeat or grow evenly.
    pub linear: Option<Linear>,
    values: Values,
}

enum Values {
    Each(Box<dyn Fn(u64) -> u64>),
    Table(fn(usize) -> Vec<u64>),
}

impl Theorem {
    /// The values of all heaps less than `length`. O(length log length) at worst.
    pub fn values(&self, length: usize) -> Vec<u64> {
        match &self.values {
            Values::Each(value) => (0..length as u64).map(value).collect(),
            Values::Table(values) => values(length),
        }
    }

    /// The value of `n`, unless it takes a table. O(1).
    pub fn value(&self, n: u64) -> Option<u64> {
        match &self.values {
            Values::Each(value) => Some(value(n)),
            Values::Table(_) => None,
        }
    }

    // With the preperiod, the period and the saltus.
    fn growing(self, preperiod: usize, period: usize, saltus: u64) -> Theorem {
        let linear = Some(Linear {
            preperiod,
            period,
            saltus,
        });
        Theorem { linear, ..self }
    }
}

/// The theorem on a rule, if there is one here. None is on misere play.
pub fn theorem(rule: &Rule) -> Option<Theorem> {
    let set = match &rule.game {
        _ if rule.misere => return None,
        Ruleset::Divide => return Some(divide()),
        Ruleset::Take(Set::Any, Some(Split::Any)) => return Some(lasker()),
        Ruleset::Turn(coins) => return turn(*coins),
        Ruleset::Take(set, None) => set,
        _ => return None,
    };
    match set {
        Set::Any => Some(of_each(
            "g(n) = n",
            "it is Nim (Bouton, 1901)",
            "n",
            |n| n,
        ).growing(0, 1, 1)),
        Set::UpToHalf => Some(up_to_half()),
        Set::Divisor => Some(of_each(
            "g(n) is 1 and the number of times that 2 divides n; g(0) = 0",
            "a divisor with fewer factors 2 than n leaves as many as it has itself, another leaves 0 or more than n has",
            "if n == 0 { 0 } else { 1 + n.trailing_zeros() as usize }",
            |n| match n {
                0 => 0,
                _ => 1 + u64::from(n.trailing_zeros()),
            },
        )),
        Set::Coprime => Some(coprime()),
        &Set::Powers(base) => Some(of_powers(base)),
        _ => None,
    }
}

fn of_each(
    says: &str,
    source: &'static str,
    code: &str,
    value: impl Fn(u64) -> u64 + 'static,
) -> Theorem {
    Theorem {
        says: says.to_string(),
        source,
        code: code.to_string(),
        linear: None,
        values: Values::Each(Box::new(value)),
    }
}

fn turn(coins: Coins) -> Option<Theorem> {
    let source = "Winning Ways, ch. 14";
    match coins {
        Coins::Run => Some(of_each(
            "g(n) is the greatest power of 2 that divides n; g(0) = 0",
            "it is the Ruler game (Winning Ways, ch. 14)",
            "n & n.wrapping_neg()",
            |n: u64| n & n.wrapping_neg(),
        )),
        Coins::UpTo(1) => Some(of_each("g(n) = 1; g(0) = 0", source, "n.min(1)", |n| n.min(1))),
        Coins::UpTo(2) => Some(of_each(
            "g(n) = n",
            "it is Turning Turtles, which is Nim (Winning Ways, ch. 14)",
            "n",
            |n| n,
        ).growing(0, 1, 1)),
        Coins::UpTo(3) => Some(of_each(
            "g(n) is the number among 2n - 2 and 2n - 1 that has an odd number of ones in binary; g(0) = 0",
            "it is Mock Turtles (Winning Ways, ch. 14)",
            "if n == 0 { 0 } else { 2 * (n - 1) + 1 - (n - 1).count_ones() as usize % 2 }",
            |n| n.checked_sub(1).map_or(0, odious::nth) as u64,
        )),
        _ => None,
    }
}

fn lasker() -> Theorem {
    of_each(
        "g(n) = n - 1 if 4 divides n > 0, n + 1 if n is 3 modulo 4, else n",
        "it is Lasker's Nim (Winning Ways, ch. 4)",
        "match n % 4 { 0 if n > 0 => n - 1, 3 => n + 1, _ => n }",
        |n| match n % 4 {
            0 if n > 0 => n - 1,
            3 => n.saturating_add(1),
            _ => n,
        },
    )
    .growing(1, 4, 4)
}

// So the powers 1 and N alone decide: another gives no value that they do not give.
fn of_powers(base: u64) -> Theorem {
    if base % 2 == 1 {
        let source = "all powers are odd, so each move changes the parity";
        let value = move |n| powers::value(n, base);
        return of_each("g(n) = n mod 2", source, "n % 2", value).growing(0, 2, 0);
    }
    let source = "modulo N + 1 a power of N is 1 or N, so taking it is like taking 1 or N";
    let period = base + 1;
    let (says, code) = match period {
        3 => ("g(n) = n mod 3".to_string(), "n % 3".to_string()),
        _ => (
            format!(
                "g(n) = 2 if n is {0} modulo {1}, else (n mod {1}) mod 2",
                base, period
            ),
            format!(
                "if n % {1} == {0} {{ 2 }} else {{ n % {1} % 2 }}",
                base, period
            ),
        ),
    };
    let known = of_each(&says, source, &code, move |n| powers::value(n, base));
    let period = usize::try_from(period).expect("a period that is a usize");
    known.growing(0, period, 0)
}

// The heaps m to 2m - 1, the options of 2m, have the values 0 to m - 1 in some order: from m to m + 1,
// m falls out, and 2m and 2m + 1 come in, which are worth m and g(m).
fn up_to_half() -> Theorem {
    of_each(
        "g(2k) = k, g(2k + 1) = g(k)",
        "by induction: the heaps m to 2m - 1 have the values 0 to m - 1, each once",
        "n >> (!n).trailing_zeros() >> 1",
        |n| n.checked_shr((!n).trailing_zeros()).unwrap_or(0) >> 1,
    )
}

fn coprime() -> Theorem {
    Theorem {
        says: "g(n) = 0 if n is even, 1 if n = 1, else the index of the least prime that divides n, 3 having 2".to_string(),
        source: "what is left has no prime in common with n, not its least either; and 2, 1 and each lesser prime can be left",
        code: "match (2..).take_while(|d| d * d <= n).find(|d| n % d == 0).unwrap_or(n) { 0 | 1 => n, 2 => 0, p => (2..=p).filter(|&q| (2..).take_while(|d| d * d <= q).all(|d| q % d != 0)).count() }".to_string(),
        linear: None,
        values: Values::Table(|length| {
            let least = least_primes(length);
            let mut index = vec![0; length];
            let mut primes = 0;
            for n in 0..length {
                if n > 1 && least[n] == n {
                    primes += 1;
                    index[n] = primes;
                }
            }
            let value = |n: usize| match n {
                0 | 1 => n as u64,
                _ if n % 2 == 0 => 0,
                _ => index[least[n]],
            };
            (0..length).map(value).collect()
        }),
    }
}

fn divide() -> Theorem {
    Theorem {
        says: "g(n) is the number of primes whose product is n; g(0) = 0".to_string(),
        source: "a move strikes some of the primes, as from a heap of Nim",
        code: "{ let (mut rest, mut p, mut g) = (n, 2, 0); while p * p <= rest { if rest % p == 0 { rest /= p; g += 1 } else { p += 1 } } g + (rest > 1) as usize }".to_string(),
        linear: None,
        values: Values::Table(|length| {
            let least = least_primes(length);
            let mut values = vec![0; length];
            for n in 2..length {
                values[n] = 1 + values[n / least[n]];
            }
            values
        }),
    }
}

// The least prime that divides each number less than `length`; 0 and 1 have none.
fn least_primes(length: usize) -> Vec<usize> {
    let mut least = vec![0; length];
    for p in 2..length {
        if least[p] == 0 {
            for multiple in (p..length).step_by(p) {
                if least[multiple] == 0 {
                    least[multiple] = p;
                }
            }
        }
    }
    least
}
