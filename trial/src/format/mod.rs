//! What an input is made of: the words in which the files of `problems` describe every program's, and what follows
//! from such a description.
//!
//! | file | what |
//! |---|---|
//! | `words` | how cases follow each other, and parts that several problems have |
//! | `bound` | one end of a number's range |
//! | `own` | a part that one problem has |
//! | `read` | text to cases |
//! | `make` | cases of a size: all of them, seeded ones, the largest |
//! | `print` | cases to text, with the lines of the statement |
//! | `smaller` | smaller cases than a given one |
//! | `graph` | what the judge's graphs are |
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

/// A number and its ranges: the judge's, the program's, and that of small positions.
///
/// [`number`] has the judge's range, from which the largest inputs are made; `judge_by` says where a number before
/// decides it. The program's is all of u64 unless `within` says less; a number outside of it must be refused. Small
/// positions, which the references play out, have all numbers from the least to `small`, as far as the program takes
/// them.
///
/// ```
/// use grundy_trial::format::number;
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
    /// A number that has this range everywhere.
    fn exactly(low: u64, high: u64) -> Number {
        number("", low, high).within(low, high)
    }

    /// The range, after the parts of a case before it.
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

    /// Another range at the judge than that of `number` or `list`.
    pub fn judged(self, low: u64, high: u64) -> Number {
        let judge = (low, high);
        Number { judge, ..self }
    }

    /// What is left of the judge's range where a number before decides it: of two heaps the larger is the second,
    /// `number("b", 1, 1000).judge_by("a", u64::MAX)`.
    pub fn judge_by(self, low: impl Into<Bound>, high: impl Into<Bound>) -> Number {
        let judge_by = Some((low.into(), high.into()));
        Number { judge_by, ..self }
    }

    /// The program's range, if it is not all of u64: `number("heap", 0, 100).within(0, 70)`, or of a node of a graph of n
    /// `number("node", 1, 1000).within(1, "n")`.
    pub fn within(self, low: impl Into<Bound>, high: impl Into<Bound>) -> Number {
        let (low, high) = (low.into(), high.into());
        Number { low, high, ..self }
    }

    /// An even number; its ranges begin with one.
    pub fn even(self) -> Number {
        let is_even = true;
        Number { is_even, ..self }
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
    /// Each is larger than the one before.
    Increasing,
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
    entries: Entries,
}

/// The entries of a list.
#[derive(Clone)]
pub struct Entries {
    each: Vec<Part>,
    order: Order,
    /// The order at the judge, if that is another.
    judge_order: Option<Order>,
    /// What one of them is at the judge.
    judge_has: Option<u64>,
    /// They begin on the line below their count.
    is_below: bool,
    /// They stand on one line, even if they are several numbers each.
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

    /// What one of them has to be.
    fn has(&self, bounds: Bounds) -> Option<u64> {
        if bounds == Bounds::Judge {
            self.judge_has
        } else {
            None
        }
    }

    /// Whether they stand on one line.
    fn stand_on_one_line(&self) -> bool {
        self.is_one_line || matches!(self.each[..], [Part::Number(_)])
    }

    /// The number that each of them is, if that is all.
    fn number(&self) -> Option<&Number> {
        match &self.each[..] {
            [Part::Number(number)] | [Part::Number(number), Part::Line] => Some(number),
            _ => None,
        }
    }
}

/// A word and what the judge says of it.
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
    /// What no word contains.
    pub fn without(self, without: &'static [&'static str]) -> Word {
        Word { without, ..self }
    }

    /// What none contains at the judge.
    pub fn judge_without(self, judge_without: &'static [&'static str]) -> Word {
        Word { judge_without, ..self }
    }

    /// The letters with which one begins at the judge.
    pub fn judge_first(self, judge_first: &'static str) -> Word {
        Word { judge_first, ..self }
    }
}

/// A word of these letters, with its least and its greatest length at the judge.
pub fn word(letters: &'static str, low: u64, high: u64) -> Word {
    Word { letters, low, high, without: &[], judge_without: &[], judge_first: letters }
}

/// A part of a case. A blank stands between two, and a line ends where this says so: at a [`Part::Line`], and
/// behind the entries of a list. Entries of several numbers, and those that are lists or words, have a line each;
/// single numbers have one each if a `Line` stands behind the number.
#[derive(Clone)]
pub enum Part {
    Number(Number),
    /// The line ends here.
    Line,
    List(List),
    /// As many entries as a number before says.
    Times(&'static str, &'static str, Entries),
    /// For each node of an acyclic graph a list of its successors. The nodes are as many as a number
    /// before says, and begin with 0 or 1.
    Successors(&'static str, u64),
    /// The edges of a graph: its nodes, which begin with 1, are as many as the first number says, and its edges as many
    /// as the second. At the judge it has no cycle.
    Edges(&'static str, &'static str),
    /// The same of a graph that may have cycles.
    AnyEdges(&'static str, &'static str),
    /// The edges of a tree of as many nodes as a number says, which begin with 0 or 1, and what
    /// follows the two ends of each.
    Tree(&'static str, u64, Vec<Part>),
    /// An octal code.
    Code,
    Word(Word),
    /// A word of these letters, as long as a number before says.
    WordOf(&'static str, &'static str),
    Own(&'static dyn Own),
}

/// A program's input.
pub struct Format {
    pub cases: Cases,
    /// How many cases of the largest size the judge gives at most.
    pub most: u64,
    /// The least and the greatest number of cases in an input of the judge's; a solution may be made for no other.
    pub judge_cases: (u64, u64),
    /// A number, or the length of a list, and what it is at most in all cases of an input of the judge's.
    pub in_all: Option<(&'static str, u64)>,
    pub parts: Vec<Part>,
}

impl Format {
    /// Whether an input of the judge's holds one case only.
    pub fn is_one(&self) -> bool {
        self.cases == Cases::One || self.judge_cases.1 == 1
    }

    /// How many cases the judge's inputs have.
    pub fn of_cases(self, least: u64, most: u64) -> Format {
        let judge_cases = (least, most);
        Format { judge_cases, ..self }
    }

    /// The judge's limit for all cases of an input together.
    pub fn in_all(self, name: &'static str, most: u64) -> Format {
        let in_all = Some((name, most));
        Format { in_all, ..self }
    }
}

/// A number and the judge's range of it.
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
    times_of(name, of, vec![each.into()])
}

/// The same, of several parts each.
pub fn times_of(name: &'static str, of: &'static str, each: Vec<Part>) -> Part {
    Part::Times(name, of, Entries::of(each))
}

/// A number on a line of its own, as an entry.
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

    /// The range of its count, which is 0 where there is nothing for an entry.
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

    /// A list whose entries begin on the line below its count.
    pub fn below(self) -> Part {
        self.with(|entries| entries.is_below = true)
    }

    /// A list whose entries stand on one line, though they are several numbers each.
    pub fn on_one_line(self) -> Part {
        self.with(|entries| entries.is_one_line = true)
    }

    /// A list with another range of small counts.
    pub fn small(self, small: u64) -> Part {
        self.counted(|count| count.small(small))
    }

    /// A list whose count is not any number: `of` gives it ranges.
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

    /// A list in an order.
    pub fn in_order(self, order: Order) -> Part {
        self.with(|entries| entries.order = order)
    }

    /// A list in an order at the judge only.
    pub fn judge_order(self, order: Order) -> Part {
        self.with(|entries| entries.judge_order = Some(order))
    }

    /// A list of numbers of which one is this at the judge.
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
    /// If it is none.
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
    /// A case of parts by name; those that the format has not are left out.
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

    /// A part by its name: the number's, the list's, `graph`, `tree`, `code` or `word`.
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

    /// A number, or how many entries a list has.
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
    /// If it is no list of words.
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
    /// If it is no word.
    pub fn word(&self, name: &str) -> &str {
        match self.part(name) {
            Value::Word(word) => word,
            _ => panic!("{} is no word", name),
        }
    }
}
