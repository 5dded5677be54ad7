//! The format of an input: how its cases follow each other, and the parts of each.

use super::case::{Case, Value};
use super::part::Part;

/// How the cases of an input follow each other.
#[derive(Clone, Copy, PartialEq)]
pub enum Cases {
    /// There is one case; what follows it is not read.
    One,
    /// The number of cases comes first; what follows the last case is not read.
    Header,
    ToEnd,
    /// A case whose first number is 0 ends the input; what follows it is not read.
    ToZero,
    /// A case whose first two numbers are 0 ends the input; what follows it is not read.
    ToTwoZeros,
    /// The input ends with its text, or with a case whose first number is 0.
    ToEndOrZero,
}

/// The format of a program's input.
pub struct Format {
    pub cases: Cases,
    /// The most cases of the largest size that the judge gives.
    pub most: u64,
    /// The least and the greatest number of cases in the judge's inputs; a solution may rely on them.
    pub judge_cases: (u64, u64),
    /// A number, or the length of a list, and the judge's limit on its sum over all cases of an input.
    pub in_all: Option<(&'static str, u64)>,
    pub parts: Vec<Part>,
}

impl Format {
    /// Whether each of the judge's inputs has only one case.
    pub fn is_one(&self) -> bool {
        self.cases == Cases::One || self.judge_cases.1 == 1
    }

    /// Sets how many cases the judge's inputs have.
    pub fn of_cases(self, least: u64, most: u64) -> Format {
        let judge_cases = (least, most);
        Format { judge_cases, ..self }
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
        let name = |part: &Part| match part {
            Part::Number(number) => Some(number.name),
            Part::List(list) => Some(list.count.name),
            Part::Times(name, ..) => Some(*name),
            Part::Tree(..) => Some("tree"),
            Part::Edges(..) | Part::AnyEdges(..) => Some("graph"),
            Part::Own(own) => Some(own.name()),
            Part::Line => None,
            _ => panic!("a part that no case is made of by name"),
        };
        let given = Case { parts };
        let names = self.parts.iter().filter_map(name);
        let parts = names.map(|name| (name, given.part(name).clone()));
        Case { parts: parts.collect() }
    }
}
