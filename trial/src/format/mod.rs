//! What an input is made of: the words in which `formats.rs` describes every program's, and what follows
//! from such a description.
//!
//! | file | what |
//! |---|---|
//! | `read` | text to cases |
//! | `make` | cases of a size: all of them, seeded ones, the largest |
//! | `print` | cases to text, with the lines of the statement |
//! | `validator` | the judge's inputs, and the table from which a validator reads them |

mod make;
mod print;
mod read;
mod validator;

pub use make::{Shape, Size};
pub use read::{Fault, Input, Token};

/// How the cases of an input follow each other.
#[derive(Clone, Copy, PartialEq)]
pub enum Cases {
    /// There is one; what follows it is not read.
    One,
    /// Their number is the first one; what follows the last is not read.
    Header,
    ToEnd,
    /// A case whose first number is 0 ends the input; what follows it is not read.
    ToZero,
    /// The same if the first two are.
    ToTwoZeros,
    /// Either way.
    ToEndOrZero,
}

/// The least and the greatest that a number may be, by the case so far.
type Range = fn(&Case) -> (u64, u64);

/// A number and its ranges: the judge's, the program's, and that of small positions.
///
/// [`number`] has the judge's range, from which the largest inputs are made. The program's is all of u64 unless
/// `within` or `by` says less; a number outside of it must be refused. Small positions, which the references play
/// out, have all numbers from the least to `small`, as far as the program takes them.
///
/// ```
/// use grundy_trial::format::number;
///
/// // The judge gives up to 1000; the program takes 1 up to 2^64 - 1; all up to 40 are played out.
/// let n = number("n", 1, 1000).within(1, u64::MAX).small(40);
/// // An interval's right end lies behind its left one, which was read before.
/// let right = number("r", 2, 100).by(|case| (case.number("l") + 1, u64::MAX));
/// // 0 nodes are no fault, but then a token would have no place: no case is made of less than 2.
/// let nodes = number("n", 2, 2000).at_least(2).small(7);
/// ```
#[derive(Clone)]
pub struct Number {
    name: &'static str,
    low: u64,
    high: u64,
    by: Option<Range>,
    judge: (u64, u64),
    least: u64,
    small: u64,
}

impl Number {
    /// A number that has this range everywhere.
    fn exactly(low: u64, high: u64) -> Number {
        number("", low, high).within(low, high)
    }

    /// The range, after the parts of a case before it.
    fn range(&self, case: &Case, bounds: Bounds) -> (u64, u64) {
        let (low, high) = match self.by {
            Some(range) => range(case),
            None => (self.low, self.high),
        };
        match bounds {
            Bounds::Program => (low, high),
            Bounds::Judge => (low.max(self.judge.0), high.min(self.judge.1)),
        }
    }

    /// The program's range, if it is not all of u64: `number("heap", 0, 100).within(0, 70)`.
    pub fn within(self, low: u64, high: u64) -> Number {
        Number { low, high, ..self }
    }

    /// The program's range where what was read of the case before decides it: a node of a graph of n,
    /// `number("node", 1, 1000).by(|case| (1, case.number("n")))`.
    pub fn by(self, range: Range) -> Number {
        let by = Some(range);
        Number { by, ..self }
    }

    /// The least in a case that is made, where the program takes less, but the rest of the case could not be made.
    pub fn at_least(self, least: u64) -> Number {
        Number { least, ..self }
    }

    /// The largest in a small position, if it is not 12, or 4 for a count: as large as the reference can play out
    /// all positions up to there in a second or so.
    pub fn small(self, small: u64) -> Number {
        Number { small, ..self }
    }
}

/// What the game requires of the entries of a list.
#[derive(Clone, Copy, PartialEq)]
pub enum Order {
    Any,
    Distinct,
    /// No entry is smaller than the one before.
    Ascending,
}

/// Whose ranges hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bounds {
    Program,
    /// The judge's, as far as the program takes them.
    Judge,
}

/// A count, and as many entries.
#[derive(Clone)]
pub struct List {
    count: Number,
    each: Vec<Part>,
    order: Order,
    /// The entries begin on a line of their own.
    is_below: bool,
}

/// A part of a case. A blank stands between two, and a line ends where this says so: at a [`Part::Line`], and
/// behind the entries of a list. Entries of several numbers, and those that are lists or words, have a line each.
#[derive(Clone)]
pub enum Part {
    Number(Number),
    /// The line ends here.
    Line,
    List(List),
    /// As many entries as a number before says.
    Times(&'static str, &'static str, Vec<Part>, Order),
    /// Lists until a count is 0.
    Lists(Number, Vec<Part>),
    /// For each node of an acyclic graph a list of its successors. The nodes are as many as a number
    /// before says, and begin with 0 or 1.
    Successors(&'static str, u64),
    /// The edges of an acyclic graph, as many as a number says, of nodes as many as another says,
    /// from 1 on.
    Edges(&'static str, &'static str),
    /// The edges of a tree of as many nodes as a number says, which begin with 0 or 1, and what
    /// follows the two ends of each.
    Tree(&'static str, u64, Vec<Part>),
    /// The same of a graph that may have cycles.
    AnyEdges(&'static str, &'static str),
    /// An octal code.
    Code,
    /// A word of these letters, with its lengths at the judge, and what it does not contain.
    Word(&'static str, u64, u64, Option<&'static str>),
    /// A word of these letters, as long as a number before says.
    WordOf(&'static str, &'static str),
    /// Cells of a row that hold 0 or 1, ascending: lines of a cell, from 1, and what it holds. The cells
    /// are as many as the first number says, and those that hold something as many as the second.
    Marks(&'static str, &'static str),
    /// An even count, and as many numbers.
    Even(Number, Number),
}

/// A program's input.
pub struct Format {
    pub cases: Cases,
    /// How many cases of the largest size the judge gives at most.
    pub most: u64,
    pub parts: Vec<Part>,
}

/// A number and the judge's range of it.
pub fn number(name: &'static str, low: u64, high: u64) -> Number {
    Number {
        name,
        low: 0,
        high: u64::MAX,
        by: None,
        judge: (low, high),
        least: 0,
        small: 12,
    }
}

/// A list by its name, and how many entries the judge gives at most; it gives one at least.
pub fn list(name: &'static str, most: u64, each: impl Into<Part>) -> Part {
    lists_of(name, most, vec![each.into()])
}

/// The same, of several parts each.
pub fn lists_of(name: &'static str, most: u64, each: Vec<Part>) -> Part {
    list_of(number(name, 1, most).small(4), each)
}

/// The same with a count that has ranges of its own.
pub fn list_of(count: Number, each: Vec<Part>) -> Part {
    Part::List(List::of(count, each))
}

/// As many entries as the number `of` says.
pub fn times(name: &'static str, of: &'static str, each: impl Into<Part>) -> Part {
    Part::Times(name, of, vec![each.into()], Order::Any)
}

impl From<Number> for Part {
    fn from(number: Number) -> Part {
        Part::Number(number)
    }
}

impl List {
    fn of(count: Number, each: Vec<Part>) -> List {
        List {
            count,
            each,
            order: Order::Any,
            is_below: false,
        }
    }

    /// The range of its count, which is 0 where there is nothing for an entry.
    fn range(&self, case: &Case, bounds: Bounds) -> (u64, u64) {
        let (low, high) = self.count.range(case, bounds);
        let is_nothing = |number: &Number| {
            let (least, most) = number.range(case, bounds);
            number.by.is_some() && least > most
        };
        match &self.each[..] {
            [Part::Number(number)] if is_nothing(number) => (0, 0),
            _ => (low, high),
        }
    }
}

impl Part {
    /// A list whose entries begin on the line below its count.
    pub fn below(self) -> Part {
        match self {
            Part::List(list) => Part::List(List {
                is_below: true,
                ..list
            }),
            _ => panic!("only a list has a count"),
        }
    }

    /// A list with another range of small counts.
    pub fn small(self, small: u64) -> Part {
        self.counted(|count| count.small(small))
    }

    /// A list whose count is not any number: `of` gives it ranges.
    pub fn counted(self, of: impl FnOnce(Number) -> Number) -> Part {
        match self {
            Part::List(list) => Part::List(List {
                count: of(list.count),
                ..list
            }),
            _ => panic!("only a list has a count"),
        }
    }

    /// A list in an order.
    pub fn in_order(self, order: Order) -> Part {
        match self {
            Part::List(list) => Part::List(List { order, ..list }),
            Part::Times(name, of, each, _) => Part::Times(name, of, each, order),
            _ => panic!("only a list has an order"),
        }
    }
}

/// A case as it was read.
#[derive(Clone, Debug)]
pub enum Value {
    Number(u64),
    Word(String),
    List(Vec<Value>),
}

impl Value {
    fn number(&self) -> u64 {
        match self {
            Value::Number(number) => *number,
            _ => panic!("not a number"),
        }
    }

    /// The entries of a list.
    pub fn list(&self) -> &[Value] {
        match self {
            Value::List(list) => list,
            _ => panic!("not a list"),
        }
    }

    /// The entries of a list of numbers.
    pub fn numbers(&self) -> Vec<u64> {
        self.list().iter().map(Value::number).collect()
    }
}

/// A case: its parts by name, and the bytes of the input in which it stands.
#[derive(Clone, Default, Debug)]
pub struct Case {
    parts: Vec<(&'static str, Value)>,
    pub start: usize,
    pub end: usize,
}

impl Case {
    /// A part by its name: the number's, the list's, `graph`, `code` or `word`.
    pub fn part(&self, name: &str) -> &Value {
        let part = self.parts.iter().find(|part| part.0 == name);
        &part
            .unwrap_or_else(|| panic!("no part is called {}", name))
            .1
    }

    pub fn number(&self, name: &str) -> u64 {
        self.part(name).number()
    }

    /// A list of numbers.
    pub fn numbers(&self, name: &str) -> Vec<u64> {
        self.part(name).numbers()
    }

    /// A list of lists of numbers.
    pub fn lists(&self, name: &str) -> Vec<Vec<u64>> {
        self.part(name).list().iter().map(Value::numbers).collect()
    }

    pub fn word(&self, name: &str) -> &str {
        match self.part(name) {
            Value::Word(word) => word,
            _ => panic!("{} is no word", name),
        }
    }
}
