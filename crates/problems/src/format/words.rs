//! The words in which problems describe their inputs: how cases follow each other, and parts that several
//! problems have.

use super::{list, list_of, lists_of, number, Cases, Format, Number, Order, Part};

/// One case.
pub fn one(parts: Vec<Part>) -> Format {
    let (most, judge_cases) = (1, (1, 1));
    Format { cases: Cases::One, most, judge_cases, in_all: None, promise: None, parts }
}

/// The number of cases, then the cases; the judge gives at most `most`.
pub fn header(most: u64, parts: Vec<Part>) -> Format {
    Format { cases: Cases::Header, most, judge_cases: (1, most), ..one(parts) }
}

/// The same, if the judge states no limit on the number of cases.
pub fn header_of_any(most: u64, parts: Vec<Part>) -> Format {
    header(most, parts).of_cases(1, u64::MAX)
}

/// The same with any number of cases; the judge limits a sum over all of them.
pub fn header_in_all(name: &'static str, most: u64, parts: Vec<Part>) -> Format {
    header(1, parts).of_cases(1, most).in_all(name, most)
}

/// Cases up to the end of the input.
pub fn to_end(parts: Vec<Part>) -> Format {
    Format { cases: Cases::ToEnd, ..one(parts) }.of_cases(1, u64::MAX)
}

/// Cases up to one whose first number is 0.
pub fn to_zero(parts: Vec<Part>) -> Format {
    to_zeros(1, parts)
}

/// Cases up to one that begins with so many zeros.
pub fn to_zeros(zeros: usize, parts: Vec<Part>) -> Format {
    Format { cases: Cases::ToZeros(zeros), ..to_end(parts) }
}

/// A heap; the program also accepts an empty one.
pub fn heap(judge: u64) -> Number {
    number("heap", 1, judge)
}

/// Heaps on the line below their count.
pub fn heaps(most: u64, heap: Number) -> Part {
    list("heaps", most, heap).below()
}

/// A node of a graph of `n` nodes, numbered from 1.
pub fn node() -> Number {
    number("node", 1, u64::MAX).within(1, "n")
}

/// A number that may be taken in a subtraction game.
pub fn member(judge: u64) -> Number {
    number("member", 1, judge).within(1, u64::MAX).small(6)
}

/// The set of a subtraction game.
pub fn set(members: u64, judge: u64) -> Part {
    set_of(members, vec![member(judge).into()])
}

/// The same, with members of several parts.
pub fn set_of(members: u64, each: Vec<Part>) -> Part {
    let set = lists_of("set", members, each).small(3);
    set.counted(|count| count.within(0, 16383))
}

/// The tokens of a row.
pub fn cells(most: u64, judge: u64) -> Part {
    let cell = number("cell", 1, judge).within(1, u64::MAX).small(9);
    list("cells", most, cell).in_order(Order::Distinct)
}

/// A number called n.
pub fn n(judge: u64) -> Number {
    number("n", 1, judge)
}

/// A number called m.
pub fn m(judge: u64) -> Number {
    number("m", 1, judge)
}

/// An even number of entries, on the line below their count.
pub fn even_list(count: Number, each: Number) -> Part {
    list_of(count.even(), vec![each.into()]).below()
}

/// Parts of a case, or of an entry: numbers, words and other parts.
#[macro_export]
macro_rules! parts {
    ($($part:expr),* $(,)?) => {
        vec![$($crate::format::Part::from($part)),*]
    };
}
