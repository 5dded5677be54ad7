//! The format of an input: the words in which the files of `problems` describe every program's input, and all that
//! follows from such a description.
//!
//! | file | what |
//! |---|---|
//! | `words` | how cases follow each other, and parts that several problems have |
//! | `bound` | one end of a number's range |
//! | `own` | a part that only one problem has |
//! | `read` | text to cases |
//! | `make` | cases of a given size: all, seeded, or the largest |
//! | `print` | cases to text, with the line breaks of the statement |
//! | `smaller` | cases smaller than a given one |
//! | `graph` | tests of the judge's graphs |
//! | `validator` | the table from which a validator reads the judge's inputs |

mod bound;
mod graph;
mod make;
mod own;
mod print;
mod read;
mod smaller;
mod validator;
pub mod words;

pub use bound::Bound;
pub use make::{pair, Made, Shape, Size};
pub use own::Own;
pub use print::Text;
pub use read::{is_blank, pairs, Input, Misread, Reader, Token};
pub use smaller::smaller_list;

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

/// A number and its ranges: the judge's, the program's, and that of small positions.
///
/// [`number`] sets the judge's range, from which the largest inputs are made; `judge_by` narrows it by an earlier
/// number. The program's range is all of u64 unless `within` narrows it; the program must refuse a number outside. In
/// small positions, which the references play out, all numbers go from the least to `small`, as far as the program
/// accepts them.
///
/// ```
/// use grundy_problems::format::number;
///
/// // The judge gives up to 1000; the program takes 1 up to 2^64 - 1; all up to 40 are played out.
/// let n = number("n", 1, 1000).within(1, u64::MAX).small(40);
/// // An interval's right end lies behind its left one, which was read before.
/// let right = number("r", 2, 100).within("l + 1", u64::MAX);
/// // 0 nodes are no fault, but then a token would have no place: no case is made of less than 2.
/// let nodes = number("n", 2, 2000).at_least(2).small(7);
/// ```
#[derive(Clone)]
pub struct Number {
    name: &'static str,
    low: Bound,
    high: Bound,
    judge: (u64, u64),
    judge_by: Option<(Bound, Bound)>,
    is_even: bool,
    least: u64,
    small: u64,
}

impl Number {
    /// A number with this one range everywhere.
    fn exactly(low: u64, high: u64) -> Number {
        number("", low, high).within(low, high)
    }

    /// The range, given the earlier parts of a case.
    fn range(&self, case: &Case, bounds: Bounds) -> (u64, u64) {
        let (low, high) = (self.low.at(case), self.high.at(case));
        if bounds == Bounds::Program {
            return (low, high);
        }
        let more = self.judge_by.map(|(low, high)| (low.at(case), high.at(case)));
        let (least, most) = more.unwrap_or(self.judge);
        let low = low.max(self.judge.0).max(least);
        (low, high.min(self.judge.1).min(most))
    }

    /// Replaces the judge's range that `number` or `list` gave.
    pub fn judged(self, low: u64, high: u64) -> Number {
        let judge = (low, high);
        Number { judge, ..self }
    }

    /// Narrows the judge's range by an earlier number. If the second of two heaps is the larger: `number("b", 1,
    /// 1000).judge_by("a", u64::MAX)`.
    pub fn judge_by(self, low: impl Into<Bound>, high: impl Into<Bound>) -> Number {
        let judge_by = Some((low.into(), high.into()));
        Number { judge_by, ..self }
    }

    /// Sets the program's range, if it is not all of u64: `number("heap", 0, 100).within(0, 70)`, or for a node of a
    /// graph of n nodes `number("node", 1, 1000).within(1, "n")`.
    pub fn within(self, low: impl Into<Bound>, high: impl Into<Bound>) -> Number {
        let (low, high) = (low.into(), high.into());
        Number { low, high, ..self }
    }

    /// Makes the number even; its ranges must begin with an even number.
    pub fn even(self) -> Number {
        let is_even = true;
        Number { is_even, ..self }
    }

    /// Sets the least number in a generated case, where the program accepts less but the rest of the case could not be
    /// made.
    pub fn at_least(self, least: u64) -> Number {
        Number { least, ..self }
    }

    /// Sets the largest number in a small position, if it is not 12, or 4 for a count: as large as the reference allows
    /// if it is to play out all positions up to there in a second or so.
    pub fn small(self, small: u64) -> Number {
        Number { small, ..self }
    }
}

/// The order that the game requires of the entries of a list.
#[derive(Clone, Copy, PartialEq)]
pub enum Order {
    Any,
    Distinct,
    /// Each entry is at least the one before.
    Ascending,
    /// Each entry is larger than the one before.
    Increasing,
}

/// The ranges that apply.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bounds {
    Program,
    /// The judge's ranges, as far as the program accepts them.
    Judge,
}

/// A count and that many entries.
#[derive(Clone)]
pub struct List {
    count: Number,
    entries: Entries,
}

/// The entries of a list.
#[derive(Clone)]
pub struct Entries {
    each: Vec<Part>,
    order: Order,
    /// The judge's order, if it differs.
    judge_order: Option<Order>,
    /// A number that one of the judge's entries must be.
    judge_has: Option<u64>,
    /// Whether they begin on the line below their count.
    is_below: bool,
    /// Whether they share one line even if each has several numbers.
    is_one_line: bool,
}

impl Entries {
    pub fn of(each: Vec<Part>) -> Entries {
        Entries {
            each,
            order: Order::Any,
            judge_order: None,
            judge_has: None,
            is_below: false,
            is_one_line: false,
        }
    }

    fn order(&self, bounds: Bounds) -> Order {
        match (bounds, self.judge_order) {
            (Bounds::Judge, Some(order)) => order,
            _ => self.order,
        }
    }

    /// The number that one of the entries must be.
    fn has(&self, bounds: Bounds) -> Option<u64> {
        if bounds == Bounds::Judge {
            self.judge_has
        } else {
            None
        }
    }

    /// Whether the entries share one line.
    fn stand_on_one_line(&self) -> bool {
        self.is_one_line || matches!(self.each[..], [Part::Number(_)])
    }

    /// The number of which each entry consists, if it is a single number.
    fn number(&self) -> Option<&Number> {
        match &self.each[..] {
            [Part::Number(number)] | [Part::Number(number), Part::Line] => Some(number),
            _ => None,
        }
    }
}

/// A word, and what the judge says about it.
#[derive(Clone)]
pub struct Word {
    letters: &'static str,
    low: u64,
    high: u64,
    without: &'static [&'static str],
    judge_without: &'static [&'static str],
    judge_first: &'static str,
}

impl Word {
    /// Sets the strings that no word contains.
    pub fn without(self, without: &'static [&'static str]) -> Word {
        Word { without, ..self }
    }

    /// Sets the strings that none of the judge's words contains.
    pub fn judge_without(self, judge_without: &'static [&'static str]) -> Word {
        Word { judge_without, ..self }
    }

    /// Sets the letters with which the judge's words begin.
    pub fn judge_first(self, judge_first: &'static str) -> Word {
        Word { judge_first, ..self }
    }
}

/// A word of these letters, with the judge's least and greatest length.
pub fn word(letters: &'static str, low: u64, high: u64) -> Word {
    Word { letters, low, high, without: &[], judge_without: &[], judge_first: letters }
}

/// A part of a case. Parts are separated by a blank. A line ends at a [`Part::Line`] and after the entries of a list.
/// Entries that are lists, words or several numbers have a line each; single numbers do if a `Line` follows the number.
#[derive(Clone)]
pub enum Part {
    Number(Number),
    /// The line ends here.
    Line,
    List(List),
    /// As many entries as an earlier number says.
    Times(&'static str, &'static str, Entries),
    /// The list of successors of each node of an acyclic graph. An earlier number counts the nodes; they begin with 0
    /// or 1.
    Successors(&'static str, u64),
    /// The edges of a graph: the first name counts its nodes, which begin with 1, and the second its edges. The judge's
    /// graphs have no cycle.
    Edges(&'static str, &'static str),
    /// The edges of a graph that may have cycles.
    AnyEdges(&'static str, &'static str),
    /// The edges of a tree, and what follows the two ends of each. A number counts the nodes, which begin with 0 or 1.
    Tree(&'static str, u64, Vec<Part>),
    /// An octal code.
    Code,
    Word(Word),
    /// A word of these letters, as long as an earlier number says.
    WordOf(&'static str, &'static str),
    Own(&'static dyn Own),
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
}

/// A number and its range at the judge.
pub fn number(name: &'static str, low: u64, high: u64) -> Number {
    Number {
        name,
        low: 0.into(),
        high: u64::MAX.into(),
        judge: (low, high),
        judge_by: None,
        is_even: false,
        least: 0,
        small: 12,
    }
}

/// A list with its name and the most entries that the judge gives; the least is one.
pub fn list(name: &'static str, most: u64, each: impl Into<Part>) -> Part {
    lists_of(name, most, vec![each.into()])
}

/// A list whose entries have several parts each.
pub fn lists_of(name: &'static str, most: u64, each: Vec<Part>) -> Part {
    list_of(number(name, 1, most).small(4), each)
}

/// A list of such entries whose count has ranges of its own.
pub fn list_of(count: Number, each: Vec<Part>) -> Part {
    Part::List(List::of(count, each))
}

/// As many entries as the number `of` says.
pub fn times(name: &'static str, of: &'static str, each: impl Into<Part>) -> Part {
    times_of(name, of, vec![each.into()])
}

/// The same, with several parts in each entry.
pub fn times_of(name: &'static str, of: &'static str, each: Vec<Part>) -> Part {
    Part::Times(name, of, Entries::of(each))
}

/// An entry that is a number on a line of its own.
pub fn on_a_line(number: Number) -> Vec<Part> {
    vec![number.into(), Part::Line]
}

impl From<Number> for Part {
    fn from(number: Number) -> Part {
        Part::Number(number)
    }
}

impl From<Word> for Part {
    fn from(word: Word) -> Part {
        Part::Word(word)
    }
}

impl List {
    fn of(count: Number, each: Vec<Part>) -> List {
        List { count, entries: Entries::of(each) }
    }

    /// The range of the count, which is 0 if no value is possible for an entry.
    fn range(&self, case: &Case, bounds: Bounds) -> (u64, u64) {
        let (low, high) = self.count.range(case, bounds);
        let is_nothing = |number: &Number| {
            let (least, most) = number.range(case, bounds);
            number.high.of.is_some() && least > most
        };
        match self.entries.number() {
            Some(number) if is_nothing(number) => (0, 0),
            _ => (low, high),
        }
    }
}

impl Part {
    /// A list with other entries.
    fn with(mut self, of: impl FnOnce(&mut Entries)) -> Part {
        match &mut self {
            Part::List(list) => of(&mut list.entries),
            Part::Times(_, _, entries) => of(entries),
            _ => panic!("only a list has entries"),
        }
        self
    }

    /// Lets the entries of a list begin on the line below their count.
    pub fn below(self) -> Part {
        self.with(|entries| entries.is_below = true)
    }

    /// Lets the entries of a list share one line, though each has several numbers.
    pub fn on_one_line(self) -> Part {
        self.with(|entries| entries.is_one_line = true)
    }

    /// Sets another range of small counts for a list.
    pub fn small(self, small: u64) -> Part {
        self.counted(|count| count.small(small))
    }

    /// Restricts the count of a list: `of` gives it ranges.
    ///
    /// # Panics
    ///
    /// If it is no list.
    pub fn counted(self, of: impl FnOnce(Number) -> Number) -> Part {
        match self {
            Part::List(list) => Part::List(List { count: of(list.count), ..list }),
            _ => panic!("only a list has a count"),
        }
    }

    /// Puts the entries of a list in an order.
    pub fn in_order(self, order: Order) -> Part {
        self.with(|entries| entries.order = order)
    }

    /// Puts the entries of a list in an order at the judge only.
    pub fn judge_order(self, order: Order) -> Part {
        self.with(|entries| entries.judge_order = Some(order))
    }

    /// Requires that one entry of a list of numbers is this number at the judge.
    pub fn judge_has(self, number: u64) -> Part {
        self.with(|entries| entries.judge_has = Some(number))
    }
}

/// A case as it was read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
    ///
    /// # Panics
    ///
    /// If it is not a list.
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

/// A case: its parts by name.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Case {
    parts: Vec<(&'static str, Value)>,
}

impl Case {
    /// A case made from parts by name; parts that the format does not have are left out.
    ///
    /// # Panics
    ///
    /// If a part of the format is missing.
    pub fn of(format: &Format, parts: Vec<(&'static str, Value)>) -> Case {
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
        let names = format.parts.iter().filter_map(name);
        let parts = names.map(|name| (name, given.part(name).clone()));
        Case { parts: parts.collect() }
    }

    /// A part by its name: the name of the number or the list, or `graph`, `tree`, `code` or `word`.
    ///
    /// # Panics
    ///
    /// If the case has no such part.
    pub fn part(&self, name: &str) -> &Value {
        let part = self.parts.iter().find(|part| part.0 == name);
        &part.unwrap_or_else(|| panic!("no part is called {}", name)).1
    }

    pub fn number(&self, name: &str) -> u64 {
        self.part(name).number()
    }

    /// A number, or the number of entries of a list.
    pub fn amount(&self, name: &str) -> u64 {
        match self.part(name) {
            Value::Number(number) => *number,
            of => of.list().len() as u64,
        }
    }

    /// A list of numbers.
    pub fn numbers(&self, name: &str) -> Vec<u64> {
        self.part(name).numbers()
    }

    /// A list of words.
    ///
    /// # Panics
    ///
    /// If it is not a list of words.
    pub fn words(&self, name: &str) -> Vec<&str> {
        let words = self.part(name).list().iter().map(|value| match value {
            Value::Word(word) => word.as_str(),
            _ => panic!("not a word"),
        });
        words.collect()
    }

    /// A list of lists of numbers.
    pub fn lists(&self, name: &str) -> Vec<Vec<u64>> {
        self.part(name).list().iter().map(Value::numbers).collect()
    }

    /// # Panics
    ///
    /// If it is not a word.
    pub fn word(&self, name: &str) -> &str {
        match self.part(name) {
            Value::Word(word) => word,
            _ => panic!("{} is no word", name),
        }
    }
}
