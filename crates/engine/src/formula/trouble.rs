//! What may happen when a formula is computed.

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble {
    /// What is wrong.
    pub what: Problem,
    /// Where it stands in the text, as an index of a byte.
    pub at: usize,
    /// The variables that have numbers there, and these.
    pub of: Vec<(String, i64)>,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// A number beyond 64 bits with a sign.
    Large,
    /// A division by 0, or the rest of one.
    ByZero,
    /// A number below 0 where there may be none: a power, a shift, a square root, bits, a named set.
    Negative(i64),
    /// A base below 2.
    Base(i64),
    /// A logarithm of a number below 1.
    Logarithm(i64),
    /// The least or the greatest of no numbers.
    Empty,
    /// A step of 0 in a range.
    Step,
    /// A way back to a position: the positions on the way, the first one again at the end.
    Cycle(Vec<Vec<u64>>),
    /// From the first position on, numbers grow without an end in sight: the second one is reached.
    Grows(Vec<u64>, Vec<u64>),
    /// More than can be computed in a few seconds.
    Long,
}

impl From<Problem> for Trouble {
    fn from(what: Problem) -> Trouble {
        Trouble { what, at: 0, of: Vec::new() }
    }
}
