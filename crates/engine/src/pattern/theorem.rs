//! Rules whose values are known for all heaps, by name.
//!
//! Checked: each against the mex of all options, for heaps up to 299 (`values.rs`), or up to 30 if they are split into
//! any number; the periods against those of tables.

use super::rule::{Coins, Parts, Rule, Ruleset, Split};
use super::set::{Bound, Set};
use crate::law::Linear;
use grundy::heaps::powers;
use grundy::numbers::factors;
use grundy::numbers::odious;

/// A theorem that gives the values of a rule.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Theorem {
    /// Take any.
    Nim,
    /// Take up to a bound that the heap sets.
    UpTo(Bound),
    /// Take this many or more.
    AtLeast(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// Take multiples of a number.
    Multiples(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// Take all numbers below this one, and others that it does not divide.
    Modulo(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// Take half.
    Half,
    /// Take a divisor.
    Divisor,
    /// Take a divisor, or split into two heaps, which may have to be unequal.
    DivisorOrSplit,
    /// Take a divisor, but not the heap.
    ProperDivisor,
    /// Take a coprime.
    Coprime,
    /// Take powers of a number.
    Powers(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// Turn a run of coins.
    Ruler,
    /// Turn a coin.
    OneCoin,
    /// Turn up to 2 coins.
    Turtles,
    /// Turn up to 3 coins.
    MockTurtles,
    /// Take any or split.
    Lasker,
    /// Take any or split unequally.
    LaskerUnequal,
    /// Take this many or more, or multiples of it; the rest may be split.
    RestSplit(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// Divide by a number.
    DivideBy(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// Replace the number by a proper divisor.
    Divide,
    /// Split into two equal heaps.
    SplitEqual,
    /// Split into two heaps or more.
    SplitAny,
    /// Take up to this many times the last take.
    LastTake(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
}

impl Theorem {
    /// The theorem on a rule, if there is one here. None covers misere play.
    pub fn of(rule: &Rule) -> Option<Theorem> {
        let set = match &rule.game {
            _ if rule.misere => return None,
            Ruleset::Divide => return Some(Theorem::Divide),
            Ruleset::DivideBy(by) if by.len() == 1 => return Some(Theorem::DivideBy(by[0])),
            Ruleset::Split(Split::Into(parts)) => {
                return match parts {
                    Parts { least: 2, most: 2, equal: true } => Some(Theorem::SplitEqual),
                    Parts { least: 2, most: u64::MAX, equal: false } => Some(Theorem::SplitAny),
                    _ => None,
                }
            }
            Ruleset::Take(Set::Any, Some(Split::Any)) => return Some(Theorem::Lasker),
            Ruleset::Take(Set::Any, Some(Split::Unequal)) => return Some(Theorem::LaskerUnequal),
            Ruleset::Take(Set::Divisor, Some(Split::Any | Split::Unequal)) => {
                return Some(Theorem::DivisorOrSplit)
            }
            Ruleset::Take(set, Some(Split::Rest)) => return rest_split(set),
            Ruleset::Turn(coins) => {
                return match coins {
                    Coins::Run => Some(Theorem::Ruler),
                    Coins::UpTo(1) => Some(Theorem::OneCoin),
                    Coins::UpTo(2) => Some(Theorem::Turtles),
                    Coins::UpTo(3) => Some(Theorem::MockTurtles),
                    _ => None,
                }
            }
            Ruleset::Take(set, None) => set,
            _ => return None,
        };
        match set {
            Set::Any => Some(Theorem::Nim),
            Set::UpTo(bound) => Some(Theorem::UpTo(*bound)),
            Set::Runs(runs) => match runs[..] {
                [(1, u64::MAX)] => Some(Theorem::Nim),
                [(least, u64::MAX)] => Some(Theorem::AtLeast(least)),
                _ => None,
            },
            Set::Half => Some(Theorem::Half),
            Set::Divisor => Some(Theorem::Divisor),
            Set::Coprime => Some(Theorem::Coprime),
            &Set::Powers(base) => Some(Theorem::Powers(base)),
            Set::Multiples(1) => Some(Theorem::Nim),
            &Set::Multiples(of) => Some(Theorem::Multiples(of)),
            Set::But(set, but) if (&**set, &**but) == (&Set::Divisor, &Set::Heap) => {
                Some(Theorem::ProperDivisor)
            }
            set => set.modulus().map(Theorem::Modulo),
        }
    }

    /// Its name in the functions, and its parameters.
    pub(crate) fn name(self) -> (&'static str, [u64; 2]) {
        match self {
            Theorem::Nim => ("nim", [0, 0]),
            Theorem::UpTo(Bound::Part(2)) => ("half of heap", [0, 0]),
            Theorem::UpTo(Bound::Part(parts)) => ("part of heap", [parts, 0]),
            Theorem::UpTo(Bound::Root) => ("root of heap", [0, 0]),
            Theorem::AtLeast(least) => ("at least", [least, 0]),
            Theorem::Multiples(of) => ("multiples", [of, 0]),
            Theorem::Modulo(by) => ("modulo", [by, 0]),
            Theorem::Half => ("half", [0, 0]),
            Theorem::Divisor => ("divisor", [0, 0]),
            Theorem::DivisorOrSplit => ("divisor or split", [0, 0]),
            Theorem::ProperDivisor => ("proper divisor", [0, 0]),
            Theorem::Coprime => ("coprime", [0, 0]),
            Theorem::Powers(base) if base % 2 == 1 => ("odd powers", [0, 0]),
            Theorem::Powers(2) => ("powers of 2", [0, 0]),
            Theorem::Powers(base) => ("even powers", [base, base + 1]),
            Theorem::Ruler => ("ruler", [0, 0]),
            Theorem::OneCoin => ("one coin", [0, 0]),
            Theorem::Turtles => ("turtles", [0, 0]),
            Theorem::MockTurtles => ("mock turtles", [0, 0]),
            Theorem::Lasker => ("lasker", [0, 0]),
            Theorem::LaskerUnequal => ("lasker unequal", [0, 0]),
            Theorem::RestSplit(1) => ("nim", [0, 0]),
            Theorem::RestSplit(least) => ("at least", [least, 0]),
            Theorem::DivideBy(by) => ("divide by", [by, 0]),
            Theorem::Divide => ("divide", [0, 0]),
            Theorem::SplitEqual => ("split equal", [0, 0]),
            Theorem::SplitAny => ("split any", [0, 0]),
            Theorem::LastTake(1) => ("last take of 1", [1, 0]),
            Theorem::LastTake(2) => ("last take of 2", [2, 0]),
            Theorem::LastTake(factor) => ("last take", [factor, 0]),
        }
    }

    /// The period and the saltus, if values repeat or grow evenly; `None` beyond 32 bits, the limit of some machines.
    pub fn linear(self) -> Option<Linear> {
        let (preperiod, period, saltus) = match self {
            Theorem::Nim | Theorem::Turtles => (0, 1, 1),
            Theorem::AtLeast(least) | Theorem::Multiples(least) | Theorem::RestSplit(least) => {
                (0, least, 1)
            }
            Theorem::Modulo(by) => (0, by, 0),
            Theorem::Lasker | Theorem::LaskerUnequal => (1, 4, 4),
            Theorem::Powers(base) if base % 2 == 1 => (0, 2, 0),
            Theorem::Powers(base) => (0, base + 1, 0),
            Theorem::SplitEqual => (1, 2, 0),
            Theorem::SplitAny => (1, 1, 1),
            _ => return None,
        };
        let period = u32::try_from(period).ok()? as usize;
        Some(Linear { preperiod, period, saltus })
    }

    /// The largest of so many heaps whose value fits; all of them take some seconds at most.
    pub fn most_heap(self, heaps: usize) -> u64 {
        let steps = (1 << 26) / heaps.max(1) as u64;
        match self {
            Theorem::MockTurtles => 1 << 63,
            Theorem::Lasker | Theorem::LaskerUnequal => u64::MAX - 1,
            // Two steps for each root.
            Theorem::UpTo(Bound::Root) => (steps / 8).pow(2),
            // The heap falls by a part in each step.
            Theorem::UpTo(Bound::Part(parts)) if parts > steps / 64 => steps,
            // The divisions up to the cube root.
            Theorem::Divide if heaps > 1000 => 1 << 30,
            _ => u64::MAX,
        }
    }

    /// The values of all heaps less than `length`. O(length log length) at worst.
    pub fn values(self, length: usize) -> Vec<u64> {
        match self {
            Theorem::Coprime => indices(length),
            Theorem::Divide => {
                let least = least_primes(length);
                let mut values = vec![0; length];
                for n in 2..length {
                    values[n] = 1 + values[n / least[n]];
                }
                values
            }
            _ => (0..length as u64).map(|n| self.value(n).unwrap_or(0)).collect(),
        }
    }

    /// The value of `n`; `None` if that takes a table. O(log n), or O(sqrt n) for the root; for `divide`
    /// as [`factors::count`].
    pub fn value(self, n: u64) -> Option<u64> {
        let value = match self {
            Theorem::Nim | Theorem::Turtles => n,
            // The value of 2k is k; the value of 2k + 1 is that of k.
            Theorem::UpTo(Bound::Part(2)) => n.checked_shr((!n).trailing_zeros()).unwrap_or(0) >> 1,
            Theorem::UpTo(bound) => up_to(bound, n),
            Theorem::AtLeast(least) | Theorem::Multiples(least) | Theorem::RestSplit(least) => {
                n / least
            }
            Theorem::Modulo(by) => n % by,
            Theorem::Half | Theorem::ProperDivisor if n == 0 => 0,
            Theorem::Half => u64::from(n.trailing_zeros() % 2),
            Theorem::ProperDivisor => u64::from(n.trailing_zeros()),
            Theorem::Divisor | Theorem::DivisorOrSplit if n == 0 => 0,
            Theorem::Divisor | Theorem::DivisorOrSplit => 1 + u64::from(n.trailing_zeros()),
            Theorem::Coprime | Theorem::LastTake(_) => return None,
            Theorem::Divide if n == 0 => 0,
            Theorem::Divide => factors::count(n),
            Theorem::Powers(base) => powers::value(n, base),
            Theorem::Ruler => n & n.wrapping_neg(),
            Theorem::OneCoin => n.min(1),
            Theorem::MockTurtles => n.checked_sub(1).map_or(0, odious::nth) as u64,
            Theorem::Lasker | Theorem::LaskerUnequal => match n % 4 {
                0 if n > 0 => n - 1,
                3 => n.saturating_add(1),
                _ => n,
            },
            Theorem::DivideBy(by) => {
                let digits = std::iter::successors(Some(n), |n| Some(n / by));
                digits.take_while(|&n| n > 0).count() as u64 % 2
            }
            Theorem::SplitEqual => u64::from(n > 0 && n % 2 == 0),
            Theorem::SplitAny => n.saturating_sub(1),
        };
        Some(value)
    }
}

// Let m be the least number to take, and let all its multiples be in the set. Of floor(n / m), a multiple leaves each
// lesser number. Two parts a and b sum to n - m at most, so floor(a / m) ^ floor(b / m), which is at most the sum of both,
// is less than floor(n / m).
fn rest_split(set: &Set) -> Option<Theorem> {
    match set {
        Set::Any => Some(Theorem::RestSplit(1)),
        &Set::Multiples(of) => Some(Theorem::RestSplit(of)),
        Set::Runs(runs) => match runs[..] {
            [(least, u64::MAX)] => Some(Theorem::RestSplit(least)),
            _ => None,
        },
        _ => None,
    }
}

// The `bound` heaps before n, and n, have the values 0 to `bound`, each once. If the bound for n + 1 is the same, its
// value is that of the heap that drops out; if it is 1 more, all of them are options.
fn up_to(bound: Bound, mut n: u64) -> u64 {
    while n > 0 && bound.of(n) == bound.of(n - 1) {
        n -= bound.of(n) + 1;
    }
    bound.of(n)
}

// 0 for even numbers, 1 for 1, else the index of the number's least prime divisor, where 3 has index 2.
fn indices(length: usize) -> Vec<u64> {
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
}

// The least prime divisor of each number less than `length`; 0 and 1 have none.
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

#[cfg(test)]
mod tests {
    use super::super::rule::Rule;
    use super::super::set::Bound;
    use super::Theorem;
    use crate::law::Linear;

    #[test]
    fn periods_are_those_of_the_values() {
        for &(text, law) in &[
            ("take any", Some((0, 1, 1))),
            ("take any or split", Some((1, 4, 4))),
            ("take any with split", Some((0, 1, 1))),
            ("take 3.. with split", Some((0, 3, 1))),
            ("take powers of 2", Some((0, 3, 0))),
            ("take powers of 7", Some((0, 2, 0))),
            ("take powers of 10", Some((0, 11, 0))),
            ("split equal", Some((1, 2, 0))),
            ("split into 2..", Some((1, 1, 1))),
            ("turn up to 2 coins", Some((0, 1, 1))),
            ("take up to half", None),
            ("take half", None),
            ("turn a run", None),
        ] {
            let theorem = Theorem::of(&Rule::of(text)).unwrap();
            assert_eq!(theorem.linear(), Linear::find(&theorem.values(500)), "{text}");
            let of = |law: Linear| (law.preperiod, law.period, law.saltus);
            assert_eq!(theorem.linear().map(of), law, "{text}");
        }
    }

    #[test]
    fn the_rest_may_be_split_where_the_proof_needs_no_more() {
        let of = |text: &str| Theorem::of(&Rule::of(text));
        for (text, least) in [
            ("take any with split", 1),
            ("take 1 or 2.. with split", 1),
            ("take 3.. with split", 3),
            ("take multiples of 3 with split", 3),
        ] {
            assert_eq!(of(text), Some(Theorem::RestSplit(least)), "{text}");
        }
        assert_eq!(Theorem::RestSplit(3).value(u64::MAX), Some(u64::MAX / 3));
        assert_eq!(of("take any or split"), Some(Theorem::Lasker));
        // Not proved, false, and false of who wins.
        for text in [
            "take any but the heap with split",
            "take 1 3.. with split",
            "misere take any with split",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }

    #[test]
    fn the_lost_heaps_of_the_root_have_the_gaps_that_are_said() {
        let values = Theorem::UpTo(Bound::Root).values(20_000);
        let zeros: Vec<usize> = (0..values.len()).filter(|&n| values[n] == 0).collect();
        let mut said = vec![0];
        for gap in 2..200_usize {
            let times = if gap.is_power_of_two() { 1 } else { 2 };
            for _ in 0..times {
                said.push(said[said.len() - 1] + gap);
            }
        }
        said.retain(|&heap| heap < values.len());
        assert_eq!(zeros, said);
    }
}
