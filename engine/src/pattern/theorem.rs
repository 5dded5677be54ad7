//! Rules whose values are known for all heaps, by name.
//!
//! Checked: each against the mex of all options, for heaps up to 300 (`values.rs`), if they are split into any number up
//! to 30; and the periods against those of tables.

use super::code::{choice, Code};
use super::rule::{Coins, Parts, Rule, Ruleset, Split};
use super::set::{Bound, Set};
use crate::law::Linear;
use grundy::odious;
use grundy::powers;
use std::convert::TryFrom;

/// What is known of a rule.
pub struct Theorem {
    /// What the value is, in words.
    pub says: String,
    /// Where it comes from, or why.
    pub source: &'static str,
    /// The value of `n`.
    pub code: Code,
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
        let linear = Some(Linear { preperiod, period, saltus });
        Theorem { linear, ..self }
    }
}

/// The theorem on a rule, if there is one here. None is on misere play.
pub fn theorem(rule: &Rule) -> Option<Theorem> {
    let set = match &rule.game {
        _ if rule.misere => return None,
        Ruleset::Divide => return Some(divide()),
        Ruleset::DivideBy(by) if by.len() == 1 => return Some(divide_by(by[0])),
        Ruleset::Split(Split::Into(parts)) => return split_into(*parts),
        Ruleset::Take(Set::Any, Some(Split::Any)) => return Some(lasker()),
        Ruleset::Turn(coins) => return turn(*coins),
        Ruleset::Take(set, None) => set,
        _ => return None,
    };
    match set {
        Set::Any => Some(of_each(
            "g(n) = n",
            "it is Nim (Bouton, 1901)",
            same("n"),
            |n| n,
        ).growing(0, 1, 1)),
        Set::UpTo(Bound::Part(2)) => Some(up_to_half()),
        Set::UpTo(bound) => Some(up_to(*bound)),
        Set::Divisor => Some(of_each(
            "g(n) is 1 and the number of times that 2 divides n; g(0) = 0",
            "a divisor with fewer factors 2 than n leaves as many as it has itself, another leaves 0 or more than n has",
            lines(
                "if n == 0 { 0 } else { 1 + n.trailing_zeros() as usize }",
                "n ? 1 + __builtin_ctzll(n) : 0",
                "(n & -n).bit_length()",
            ),
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
    code: Code,
    value: impl Fn(u64) -> u64 + 'static,
) -> Theorem {
    Theorem {
        says: says.to_string(),
        source,
        code,
        linear: None,
        values: Values::Each(Box::new(value)),
    }
}

// One expression, if it is the same in Rust, in C++ and in Python.
fn same(line: &str) -> Code {
    Code::value(|_| line.to_string())
}

// An expression each of Rust, C++ and Python.
fn lines(rust: &str, cpp: &str, python: &str) -> Code {
    Code::with_body(rust, &format!("return {};", cpp), python)
}

fn turn(coins: Coins) -> Option<Theorem> {
    let source = "Winning Ways, ch. 14";
    match coins {
        Coins::Run => Some(of_each(
            "g(n) is the greatest power of 2 that divides n; g(0) = 0",
            "it is the Ruler game (Winning Ways, ch. 14)",
            lines("n & n.wrapping_neg()", "n & -n", "n & -n"),
            |n: u64| n & n.wrapping_neg(),
        )),
        Coins::UpTo(1) => Some(of_each("g(n) = 1; g(0) = 0", source, lines("n.min(1)", "n > 0", "int(n > 0)"), |n| n.min(1))),
        Coins::UpTo(2) => Some(of_each(
            "g(n) = n",
            "it is Turning Turtles, which is Nim (Winning Ways, ch. 14)",
            same("n"),
            |n| n,
        ).growing(0, 1, 1)),
        Coins::UpTo(3) => Some(of_each(
            "g(n) is the number among 2n - 2 and 2n - 1 that has an odd number of ones in binary; g(0) = 0",
            "it is Mock Turtles (Winning Ways, ch. 14)",
            lines(
                "if n == 0 { 0 } else { 2 * (n - 1) + 1 - (n - 1).count_ones() as usize % 2 }",
                "n ? 2 * (n - 1) + 1 - __builtin_popcountll(n - 1) % 2 : 0",
                "2 * (n - 1) + 1 - bin(n - 1).count(\"1\") % 2 if n else 0",
            ),
            |n| n.checked_sub(1).map_or(0, odious::nth) as u64,
        )),
        _ => None,
    }
}

fn lasker() -> Theorem {
    of_each(
        "g(n) = n - 1 if 4 divides n > 0, n + 1 if n is 3 modulo 4, else n",
        "it is Lasker's Nim (Winning Ways, ch. 4)",
        lines(
            "match n % 4 { 0 if n > 0 => n - 1, 3 => n + 1, _ => n }",
            "n % 4 == 0 && n > 0 ? n - 1 : n % 4 == 3 ? n + 1 : n",
            "n - 1 if n % 4 == 0 and n > 0 else n + 1 if n % 4 == 3 else n",
        ),
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
        return of_each("g(n) = n mod 2", source, same("n % 2"), value).growing(0, 2, 0);
    }
    let source = "modulo N + 1 a power of N is 1 or N, so taking it is like taking 1 or N";
    let period = base + 1;
    let (says, code) = match period {
        3 => ("g(n) = n mod 3".to_string(), same("n % 3")),
        _ => (
            format!("g(n) = 2 if n is {0} modulo {1}, else (n mod {1}) mod 2", base, period),
            Code::value(|language| {
                let rest = format!("n % {} % 2", period);
                choice(&format!("n % {} == {}", period, base), "2", &rest, language)
            }),
        ),
    };
    let known = of_each(&says, source, code, move |n| powers::value(n, base));
    let period = usize::try_from(period).expect("a period that is a usize");
    known.growing(0, period, 0)
}

// The heaps m to 2m - 1, the options of 2m, have the values 0 to m - 1 in some order: from m to m + 1,
// m falls out, and 2m and 2m + 1 come in, which are worth m and g(m).
fn up_to_half() -> Theorem {
    of_each(
        "g(2k) = k, g(2k + 1) = g(k)",
        "by induction: the heaps m to 2m - 1 have the values 0 to m - 1, each once",
        lines(
            "n >> (!n).trailing_zeros() >> 1",
            "n >> __builtin_ctzll(~n) >> 1",
            "n >> (~n & (n + 1)).bit_length()",
        ),
        |n| n.checked_shr((!n).trailing_zeros()).unwrap_or(0) >> 1,
    )
}

// The values of the `bound` heaps before n and of n are 0 to `bound`, each once. If the bound is the same for n + 1, its
// value is that of the heap that falls out; if it rises by 1, all of them are options.
fn up_to(bound: Bound) -> Theorem {
    let value = move |n: u64| {
        let mut n = n;
        while n > 0 && bound.of(n) == bound.of(n - 1) {
            n -= bound.of(n) + 1;
        }
        bound.of(n)
    };
    let source = "by induction: the values of n and of as many heaps before it as may be taken are different, from 0 on";
    match bound {
        Bound::Part(parts) => of_each(
            &format!("g(n) = n / {0} if {0} divides n, else g(n - r - 1), where r = n / {0}, rounded down", parts),
            source,
            Code::with_body(
                &format!("{{ let mut n = n; while n % {0} > 0 {{ n -= n / {0} + 1; }} n / {0} }}", parts),
                &format!("while (n % {0}) n -= n / {0} + 1; return n / {0};", parts),
                &format!("[[n := n - n // {0} - 1 for _ in iter(lambda: n % {0}, 0)], n // {0}][1]", parts),
            ),
            value,
        ),
        Bound::Root => of_each(
            "g(n) = r if n = r^2, else g(n - r - 1), where r is the root of n, rounded down; so the lost heaps are 0, 2, 5, 8, 12, ..., with the gaps 2, 3, 3, 4, 5, 5, 6, 6, ...: powers of 2 once, others twice",
            source,
            Code::with_body(
                "{ let (mut n, mut r) = (n, 0); while r * r < n { r += 1; } while r * r != n { if r * r > n { r -= 1 } else { n -= r + 1 } } r }",
                "U r = 0; while (r * r < n) r++; while (r * r != n) if (r * r > n) r--; else n -= r + 1; return r;",
                "(lambda n, root: [[n := n - root(n) - 1 for _ in iter(lambda: root(n) ** 2 == n, True)], root(n)][1])(n, __import__(\"math\").isqrt)",
            ),
            value,
        ),
    }
}

fn divide_by(by: u64) -> Theorem {
    of_each(
        &format!("g(n) is 1 if n has an odd number of digits in base {}, else 0; g(0) = 0", by),
        "a move strikes the last digit, and there is no other",
        Code::with_body(
            &format!("{{ let (mut n, mut g) = (n, 0); while n > 0 {{ n /= {}; g ^= 1; }} g }}", by),
            &format!("U count = 0; for (; n; n /= {}) count ^= 1; return count;", by),
            &format!("sum(1 for k in range(n.bit_length() + 1) if {} ** k <= n) % 2", by),
        ),
        move |n| {
            let (mut n, mut value) = (n, 0);
            while n > 0 {
                n /= by;
                value ^= 1;
            }
            value
        },
    )
}

fn split_into(parts: Parts) -> Option<Theorem> {
    match parts {
        Parts { least: 2, most: 2, equal: true } => Some(of_each(
            "g(n) = 1 if n is even and more than 0, else 0",
            "two equal heaps are worth 0",
            Code::value(|language| choice("n > 0", "1 - n % 2", "0", language)),
            |n| u64::from(n > 0 && n % 2 == 0),
        ).growing(1, 2, 0)),
        Parts { least: 2, most: u64::MAX, equal: false } => Some(of_each(
            "g(n) = n - 1; g(0) = 0",
            "by induction: k parts are worth n - k at most, the sum of their values; and each lesser value v is that of v + 1 and heaps of 1",
            Code::value(|language| choice("n > 0", "n - 1", "0", language)),
            |n| n.saturating_sub(1),
        ).growing(1, 1, 1)),
        _ => None,
    }
}

fn coprime() -> Theorem {
    Theorem {
        says: "g(n) = 0 if n is even, 1 if n = 1, else the index of the least prime that divides n, 3 having 2".to_string(),
        source: "what is left has no prime in common with n, not its least either; and 2, 1 and each lesser prime can be left",
        code: Code::with_body(
            "match (2..).take_while(|d| d * d <= n).find(|d| n % d == 0).unwrap_or(n) { 0 | 1 => n, 2 => 0, p => (2..=p).filter(|&q| (2..).take_while(|d| d * d <= q).all(|d| q % d != 0)).count() }",
            "auto least = [](U n) { U d = 2; while (d * d <= n && n % d) d++; return d * d <= n ? d : n; }; U p = least(n), index = 0; if (n < 2 || p == 2) return n == 1; for (U q = 2; q <= p; q++) index += least(q) == q; return index;",
            "(lambda least: int(n == 1) if n < 2 or n % 2 == 0 else sum(least(q) == q for q in range(2, least(n) + 1)))(lambda n: next((d for d in range(2, int(n ** 0.5) + 2) if n % d == 0 and d < n), n))",
        ),
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
        code: Code::with_body(
            "{ let (mut rest, mut p, mut g) = (n, 2, 0); while p * p <= rest { if rest % p == 0 { rest /= p; g += 1 } else { p += 1 } } g + (rest > 1) as usize }",
            "U p = 2, count = 0; while (p * p <= n) if (n % p == 0) n /= p, count++; else p++; return count + (n > 1);",
            "(lambda f: f(f, n, 2))(lambda f, n, p: next((1 + f(f, n // d, d) for d in range(p, int(n ** 0.5) + 2) if n % d == 0 and d < n), int(n > 1)))",
        ),
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

#[cfg(test)]
mod tests {
    use super::super::rule::Rule;
    use super::super::set::Bound;
    use super::{theorem, up_to};
    use crate::law::Linear;

    #[test]
    fn periods_are_those_of_the_values() {
        for &(text, law) in &[
            ("take any", Some((0, 1, 1))),
            ("take any or split", Some((1, 4, 4))),
            ("take powers of 2", Some((0, 3, 0))),
            ("take powers of 7", Some((0, 2, 0))),
            ("take powers of 10", Some((0, 11, 0))),
            ("split equal", Some((1, 2, 0))),
            ("split into 2..", Some((1, 1, 1))),
            ("turn up to 2 coins", Some((0, 1, 1))),
            ("take up to half", None),
            ("turn a run", None),
        ] {
            let theorem = theorem(&Rule::of(text)).unwrap();
            assert_eq!(theorem.linear, Linear::find(&theorem.values(500)), "{}", text);
            let of = |law: Linear| (law.preperiod, law.period, law.saltus);
            assert_eq!(theorem.linear.map(of), law, "{}", text);
        }
    }

    #[test]
    fn the_lost_heaps_of_the_root_have_the_gaps_that_are_said() {
        let values = up_to(Bound::Root).values(20_000);
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
