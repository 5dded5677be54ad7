//! The format of an input: how its cases follow each other, and the parts of each.

use super::case::{Case, Value};
use super::part::Part;
use super::promise::Promise;

/// How the cases of an input follow each other.
#[derive(Clone, Copy, PartialEq)]
pub enum Cases {
    /// There is one case; what follows it is not read.
    One,
    /// The number of cases comes first; what follows the last case is not read.
    Header,
    ToEnd,
    /// A case that begins with this many zeros ends the input; what follows them is not read.
    ToZeros(usize),
    /// The input ends with its text, or with a case whose first number is 0.
    ToEndOrZero,
}

impl Cases {
    /// How many zeros at the beginning of a case end the input; 0 if none do.
    pub fn zeros(self) -> usize {
        match self {
            Cases::One | Cases::Header | Cases::ToEnd => 0,
            Cases::ToZeros(zeros) => zeros,
            Cases::ToEndOrZero => 1,
        }
    }

    /// Whether the end of the text ends the input.
    pub fn may_end(self) -> bool {
        match self {
            Cases::One | Cases::Header | Cases::ToZeros(_) => false,
            Cases::ToEnd | Cases::ToEndOrZero => true,
        }
    }
}

/// The format of a program's input.
#[derive(Clone)]
pub struct Format {
    pub cases: Cases,
    /// The most cases of the largest size that the judge gives.
    pub most: u64,
    /// The least and the greatest number of cases in the judge's inputs; a solution may rely on them.
    pub judge_cases: (u64, u64),
    /// A number, or the length of a list, and the judge's limit on its sum over all cases of an input.
    pub in_all: Option<(&'static str, u64)>,
    /// What the judge promises about each case beyond the ranges of its parts.
    pub promise: Option<Promise>,
    pub parts: Vec<Part>,
}

impl Format {
    /// Whether each of the judge's inputs has only one case.
    pub fn is_one(&self) -> bool {
        self.judge_cases.1 == 1
    }

    /// Sets how many cases the judge's inputs have.
    pub fn of_cases(self, least: u64, most: u64) -> Format {
        let judge_cases = (least, most);
        Format { most: self.most.clamp(least, most), judge_cases, ..self }
    }

    /// Sets how many cases of the largest size are made, where the judge gives more than one or states no number.
    pub fn of_largest(self, most: u64) -> Format {
        Format { most, ..self }
    }

    /// Adds what the judge promises about each case.
    pub fn promised(self, promise: Promise) -> Format {
        let promise = Some(promise);
        Format { promise, ..self }
    }

    /// Sets the judge's limit on a sum over all cases of an input.
    pub fn in_all(self, name: &'static str, most: u64) -> Format {
        let in_all = Some((name, most));
        Format { in_all, ..self }
    }

    /// A case made from parts by name; parts that the format does not have are left out.
    ///
    /// # Panics
    ///
    /// If a part of the format is missing.
    pub fn given(&self, parts: Vec<(&'static str, Value)>) -> Case {
        let given = Case { parts };
        let names = self.parts.iter().filter_map(|part| part.facts().name);
        let parts = names.map(|name| (name, given.part(name).clone()));
        Case { parts: parts.collect() }
    }
}

#[test]
fn only_as_many_zeros_as_the_format_says_end_an_input() {
    use super::{number, words::to_zeros, Bounds};
    let of =
        |zeros, low| to_zeros(zeros, ["a", "b", "c"].map(|of| number(of, low, 9).into()).to_vec());
    // Zeros below the judge's range are allowed only if they end the input; the first of them is the fault.
    for (zeros, low, input, cases, fault) in [
        (1, 0, "1 0 0\n0\n9", 1, None),
        (2, 0, "1 0 0\n0 1 0\n0 0\n9", 2, None),
        (3, 0, "1 0 0\n0 0 2\n0 0 0\n9", 2, None),
        (3, 0, "1 0 0\n0 0\n", 1, Some(10)),
        (3, 1, "1 2 3\n0 0 0\n", 1, None),
        (3, 1, "1 2 3\n0 0 4\n0 0 0\n", 1, Some(6)),
        (3, 1, "1 2 3\n0 5 0\n0 0 0\n", 1, Some(6)),
    ] {
        let bounds = if low == 0 { Bounds::Program } else { Bounds::Judge };
        let read = of(zeros, low).read_within(input.as_bytes(), bounds);
        let found = (read.cases.len(), read.fault.map(|fault| fault.at));
        assert_eq!(found, (cases, fault), "{zeros}: {input:?}");
    }
    // All cases are made but the one that would end the input.
    let made = of(3, 0).all(1, Bounds::Program, 100);
    assert_eq!(made.len(), 7);
    assert_eq!(of(3, 0).read(of(3, 0).input(&made).as_bytes()).cases, made);
}
