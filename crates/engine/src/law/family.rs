//! Formulas for the laws of a family of rules: the period and the values, in terms of the parameters.
//!
//! A formula is a sum: a multiple of each parameter, plus a constant. Or it is two such sums, for the even and for the
//! odd numbers of one parameter. A sum must fit at least one member more than it has coefficients; the constant is one
//! of them.
//!
//! Checked: random formulas are found again; the formulas of families of rules hold beyond the parameters from which
//! they were found (`tests/law_finder/family.rs`).

use super::Linear;

/// A multiple of each parameter, plus a constant.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sum {
    /// The multiplier of each parameter.
    pub times: Vec<i64>,
    /// The constant.
    pub constant: i64,
}

/// A formula for all members, or one for the even and one for the odd numbers of a parameter.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Formula<T> {
    /// One for all members.
    All(T),
    /// One for each parity of a parameter.
    Parity {
        /// The index of the parameter.
        parameter: usize,
        /// The formula where it is even.
        even: T,
        /// The formula where it is odd.
        odd: T,
    },
}

/// The value of a heap of n, as a formula.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Shape {
    /// n modulo this sum.
    Modulo(Sum),
    /// n divided by this sum, rounded down.
    Over(Sum),
    /// n modulo the first, divided by the second, rounded down.
    ModuloOver(Sum, Sum),
}

/// A member of a family in which formulas are sought: its parameters, its law and its values.
pub struct Sample<'a> {
    /// The numbers for the parameters.
    pub parameters: &'a [u64],
    /// The law of the values.
    pub law: Linear,
    /// The values of the heaps from 0 on.
    pub values: &'a [u64],
}

// The largest multiplier of a parameter, for rules with one, two or three parameters.
const MOST_TIMES: [i64; 3] = [16, 6, 4];

impl Sum {
    /// The value of the sum for these parameters.
    pub fn value(&self, parameters: &[u64]) -> i64 {
        let of = |(&times, &parameter): (&i64, &u64)| times.saturating_mul(parameter as i64);
        let terms = self.times.iter().zip(parameters).map(of);
        terms.fold(self.constant, i64::saturating_add)
    }

    /// The sum of both; `None` beyond 64 bits.
    pub(crate) fn plus(&self, other: &Sum) -> Option<Sum> {
        let terms = self.times.iter().zip(&other.times);
        let times = terms.map(|(one, other)| one.checked_add(*other)).collect::<Option<_>>()?;
        Some(Sum { times, constant: self.constant.checked_add(other.constant)? })
    }

    /// The sum as text, such as `2 L + 1`.
    pub(crate) fn says(&self, names: &[String]) -> String {
        let mut text = String::new();
        let terms = self.times.iter().zip(names).map(|(&times, name)| (times, &name[..]));
        let mut terms: Vec<_> = terms.chain(Some((self.constant, ""))).collect();
        terms.sort_by_key(|term| term.0 < 0);
        for (times, name) in terms.into_iter().filter(|term| term.0 != 0) {
            text += match (text.is_empty(), times < 0) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            };
            text += &match (times.abs(), name) {
                (1, name) if !name.is_empty() => name.to_string(),
                (times, "") => times.to_string(),
                (times, name) => format!("{times} {name}"),
            };
        }
        if text.is_empty() {
            "0".to_string()
        } else {
            text
        }
    }

    /// The simplest sum that gives each member's number from its parameters; `None` if there is none, or if there are
    /// too few members.
    ///
    /// # Complexity
    ///
    /// O(members) for each of some hundred sums.
    fn find(all: &[(&[u64], i64)]) -> Option<Sum> {
        let (first, number) = all.first()?;
        let with_constant = |times: Vec<i64>| {
            let sum = Sum { times, constant: 0 };
            Sum { constant: number - sum.value(first), ..sum }
        };
        let fits =
            |sum: &Sum| all.iter().all(|(parameters, number)| sum.value(parameters) == *number);
        let sums = times(first.len()).into_iter().map(with_constant);
        sums.filter(|_| all.len() >= first.len() + 2).find(fits)
    }
}

// All lists of `count` small numbers, those nearest to 0 first.
fn times(count: usize) -> Vec<Vec<i64>> {
    let most = MOST_TIMES[count.clamp(1, MOST_TIMES.len()) - 1];
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        let longer = |list: &Vec<i64>| {
            let list = list.clone();
            (-most..=most).map(move |more| [&list[..], &[more]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.sort_by_key(|list| {
        (
            list.iter().map(|times| times.abs()).sum::<i64>(),
            list.iter().filter(|&&times| times < 0).count(),
        )
    });
    all
}

impl<T> Formula<T> {
    /// The formula that `fit` finds for all members, or else for both parities of one parameter.
    fn find<M>(
        members: &[M],
        parameters: impl Fn(&M) -> &[u64],
        fit: impl Fn(&[&M]) -> Option<T>,
    ) -> Option<Formula<T>> {
        let all: Vec<&M> = members.iter().collect();
        if let Some(found) = fit(&all) {
            return Some(Formula::All(found));
        }
        let count = parameters(members.first()?).len();
        (0..count).find_map(|parameter| {
            let is_even = |member: &&M| parameters(member)[parameter] % 2 == 0;
            let (even, odd): (Vec<&M>, Vec<&M>) = all.iter().copied().partition(is_even);
            Some(Formula::Parity { parameter, even: fit(&even)?, odd: fit(&odd)? })
        })
    }
}

/// The formula for a number that each member has, such as its period. The number stands beside the member's parameters.
pub fn number(members: &[(&[u64], u64)]) -> Option<Formula<Sum>> {
    Formula::find(
        members,
        |member| member.0,
        |some| {
            let all: Vec<(&[u64], i64)> = some.iter().map(|of| (of.0, of.1 as i64)).collect();
            Sum::find(&all)
        },
    )
}

/// The formula for the values.
pub fn shape(members: &[Sample]) -> Option<Formula<Shape>> {
    Formula::find(
        members,
        |member| member.parameters,
        |some| {
            let periods: Vec<(&[u64], i64)> =
                some.iter().map(|member| (member.parameters, member.law.period as i64)).collect();
            let period = Sum::find(&periods)?;
            let holds = |shape: &Shape| some.iter().all(|member| shape.holds(member));
            let one = [Shape::Modulo(period.clone()), Shape::Over(period.clone())];
            if let Some(shape) = one.into_iter().find(holds) {
                return Some(shape);
            }
            // The first value of 1 is that of the divisor.
            let first = |member: &&Sample<'_>| member.values.iter().position(|&value| value == 1);
            let divisors = some.iter().map(|of| Some((of.parameters, first(of)? as i64)));
            let by = Sum::find(&divisors.collect::<Option<Vec<_>>>()?)?;
            Some(Shape::ModuloOver(period, by)).filter(holds)
        },
    )
}

impl Shape {
    /// The value of n; `None` if a divisor is less than 1.
    pub fn value(&self, parameters: &[u64], n: u64) -> Option<u64> {
        let number =
            |sum: &Sum| u64::try_from(sum.value(parameters)).ok().filter(|&number| number > 0);
        Some(match self {
            Shape::Modulo(by) => n % number(by)?,
            Shape::Over(by) => n / number(by)?,
            Shape::ModuloOver(modulus, by) => n % number(modulus)? / number(by)?,
        })
    }

    fn holds(&self, member: &Sample) -> bool {
        let mut values = member.values.iter().zip(0..);
        values.all(|(&value, n)| self.value(member.parameters, n) == Some(value))
    }
}

#[test]
fn a_sum_begins_with_what_is_not_taken_away() {
    let names = ["N".to_string()];
    let says = |times, constant| Sum { times: vec![times], constant }.says(&names);
    let said = [says(-1, 10), says(-2, 21), says(2, -1), says(-3, 0), says(0, 0)];
    assert_eq!(said, ["10 - N", "21 - 2 N", "2 N - 1", "-3 N", "0"]);
}

#[test]
fn a_sum_is_sought_from_one_more_than_its_numbers_on() {
    let members: [(&[u64], i64); 3] = [(&[1], 3), (&[2], 5), (&[3], 7)];
    assert_eq!(Sum::find(&members[..2]), None);
    assert_eq!(Sum::find(&members), Some(Sum { times: vec![2], constant: 1 }));
}
