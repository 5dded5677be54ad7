//! What an input is made of: the words in which `formats.rs` describes every program's, and what follows
//! from such a description: cases for the reference, faults and their messages, inputs of any size.

use crate::random::{Choose, Every, Random};
use std::fmt::Write;

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

/// A part of a case.
#[derive(Clone)]
pub enum Part {
    Number(Number),
    /// A count, and as many entries.
    List(Number, Vec<Part>, Order),
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

/// A list by its name, and how many entries the judge gives at most.
pub fn list(name: &'static str, most: u64, each: impl Into<Part>) -> Part {
    lists_of(name, most, vec![each.into()])
}

/// The same, of several parts each.
pub fn lists_of(name: &'static str, most: u64, each: Vec<Part>) -> Part {
    Part::List(number(name, 0, most).small(4), each, Order::Any)
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

impl Part {
    /// A list with another range of small counts.
    pub fn small(self, small: u64) -> Part {
        self.counted(|count| count.small(small))
    }

    /// A list whose count is not any number: `of` gives it ranges.
    pub fn counted(self, of: impl FnOnce(Number) -> Number) -> Part {
        match self {
            Part::List(count, each, order) => Part::List(of(count), each, order),
            _ => panic!("only a list has a count"),
        }
    }

    /// A list in an order.
    pub fn in_order(self, order: Order) -> Part {
        match self {
            Part::List(count, each, _) => Part::List(count, each, order),
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

/// Where reading ends before its time, what is expected there, and what is found.
#[derive(Debug)]
pub struct Fault {
    /// The first byte of the token, or the end of the input.
    pub at: usize,
    /// `None` for what only the program can word: a code.
    pub expected: Option<(u64, u64)>,
    pub is_end: bool,
}

/// A token that was read: its bytes, its range if it is a number, and whether it is a count.
#[derive(Clone)]
pub struct Token {
    pub start: usize,
    pub end: usize,
    pub range: Option<(u64, u64)>,
    pub is_count: bool,
}

/// What was read of an input.
pub struct Input {
    pub cases: Vec<Case>,
    pub tokens: Vec<Token>,
    pub fault: Option<Fault>,
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    tokens: Vec<Token>,
}

fn is_blank(byte: u8) -> bool {
    byte == 0x0b || byte.is_ascii_whitespace()
}

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        while self.text.get(self.at).is_some_and(|&byte| is_blank(byte)) {
            self.at += 1;
        }
    }

    fn is_end(&mut self) -> bool {
        self.skip();
        self.at == self.text.len()
    }

    fn token(&mut self, range: Option<(u64, u64)>, is_count: bool) -> Result<&'a [u8], Fault> {
        self.skip();
        let rest = &self.text[self.at..];
        let length = rest.iter().take_while(|&&byte| !is_blank(byte)).count();
        let token = Token {
            start: self.at,
            end: self.at + length,
            range,
            is_count,
        };
        if length == 0 {
            return Err(self.fault(range, true));
        }
        self.tokens.push(token);
        self.at += length;
        Ok(&rest[..length])
    }

    fn fault(&self, expected: Option<(u64, u64)>, is_end: bool) -> Fault {
        Fault {
            at: self.at,
            expected,
            is_end,
        }
    }

    fn number(&mut self, low: u64, high: u64, is_count: bool) -> Result<u64, Fault> {
        let range = Some((low, high));
        let token = self.token(range, is_count)?;
        let digits = std::str::from_utf8(token).ok();
        let digits = digits.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        let number = digits.and_then(|digits| digits.parse().ok());
        let number = number.filter(|&number| low <= number && number <= high);
        number.ok_or(Fault {
            at: self.at - token.len(),
            expected: range,
            is_end: false,
        })
    }

    fn word(&mut self) -> Result<String, Fault> {
        let token = self.token(None, false)?;
        Ok(String::from_utf8_lossy(token).into_owned())
    }

    /// A part of the case whose parts so far are in `case`, under whose name it is put there.
    fn part(&mut self, part: &Part, case: &mut Case) -> Result<(), Fault> {
        let (name, value) = match part {
            Part::Number(number) => {
                let (low, high) = range(number, case);
                (number.name, Value::Number(self.number(low, high, false)?))
            }
            Part::List(count, each, order) => {
                let (low, high) = count_range(count, each, case);
                let length = self.number(low, high, true)?;
                (count.name, self.list(length, each, *order, case)?)
            }
            Part::Times(name, of, each, order) => {
                (*name, self.list(case.number(of), each, *order, case)?)
            }
            Part::Lists(count, each) => {
                let mut lists = Vec::new();
                loop {
                    let (low, high) = range(count, case);
                    match self.number(low, high, true)? {
                        0 => break,
                        length => lists.push(self.list(length, each, Order::Any, case)?),
                    }
                }
                (count.name, Value::List(lists))
            }
            Part::Successors(of, base) => {
                let nodes = case.number(of);
                let node = number("", 0, 0).within(*base, (nodes + base).saturating_sub(1));
                let successors = Part::List(number("", 0, 0), vec![node.into()], Order::Any);
                ("graph", self.list(nodes, &[successors], Order::Any, case)?)
            }
            Part::Edges(nodes, edges) | Part::AnyEdges(nodes, edges) => {
                let node = || Part::from(number("", 0, 0).within(1, case.number(nodes)));
                let edges = case.number(edges);
                let each = [node(), node()];
                ("graph", self.list(edges, &each, Order::Any, case)?)
            }
            Part::Tree(nodes, base, more) => {
                let edges = case.number(nodes) - 1;
                let end = number("", 0, 0).within(*base, edges + base);
                let mut each = vec![Part::from(end.clone()), end.into()];
                each.extend(more.iter().cloned());
                ("tree", self.list(edges, &each, Order::Any, case)?)
            }
            Part::Code => ("code", Value::Word(self.word()?)),
            Part::Word(..) | Part::WordOf(..) => ("word", Value::Word(self.word()?)),
            Part::Marks(cells, marks) => {
                let cells = case.number(cells);
                let mut list = Vec::new();
                let mut before = 0;
                for after in (0..case.number(marks)).rev() {
                    before = self.number(before + 1, cells - after, false)?;
                    let mark = self.number(0, 1, false)?;
                    list.push(Value::List(vec![
                        Value::Number(before),
                        Value::Number(mark),
                    ]));
                }
                ("marks", Value::List(list))
            }
            Part::Even(count, each) => {
                let start = self.at;
                let length = self.number(count.low, count.high, true)?;
                if length % 2 == 1 {
                    self.at = start;
                    self.skip();
                    return Err(self.fault(None, false));
                }
                let each = [each.clone().into()];
                (count.name, self.list(length, &each, Order::Any, case)?)
            }
        };
        case.parts.push((name, value));
        Ok(())
    }

    /// Entries of one part are its value, of several the list of theirs.
    fn list(
        &mut self,
        length: u64,
        each: &[Part],
        order: Order,
        case: &mut Case,
    ) -> Result<Value, Fault> {
        let mut list = Vec::new();
        let mut each = each.to_vec();
        for _ in 0..length {
            if let (Order::Ascending, [Part::Number(number)], Some(Value::Number(last))) =
                (order, &mut each[..], list.last())
            {
                number.low = *last;
            }
            let before = case.parts.len();
            each.iter().try_for_each(|part| self.part(part, case))?;
            let mut entry: Vec<Value> = case.parts.drain(before..).map(|part| part.1).collect();
            list.push(match each.len() {
                1 => entry.remove(0),
                _ => Value::List(entry),
            });
        }
        Ok(Value::List(list))
    }
}

/// The program's range of a number, after the parts of a case before it.
fn range(number: &Number, case: &Case) -> (u64, u64) {
    number
        .by
        .map_or((number.low, number.high), |range| range(case))
}

/// That of a count, which is 0 where there is nothing for an entry.
fn count_range(count: &Number, each: &[Part], case: &Case) -> (u64, u64) {
    let (low, high) = range(count, case);
    match each {
        [Part::Number(number)] if number.by.is_some() => {
            let (least, most) = range(number, case);
            (low, if least > most { 0 } else { high })
        }
        _ => (low, high),
    }
}

impl Format {
    /// An input as it is read from its first byte on: all cases that are there, up to the fault if
    /// there is one. A byte-order mark at the beginning and a Ctrl-Z at the end are blanks.
    pub fn read(&self, input: &[u8]) -> Input {
        let text = input.strip_suffix(b"\x1a").unwrap_or(input);
        let mark = text.starts_with(b"\xef\xbb\xbf");
        let mut reader = Reader {
            text,
            at: if mark { 3 } else { 0 },
            tokens: Vec::new(),
        };
        let mut cases = Vec::new();
        let fault = self.read_cases(&mut reader, &mut cases).err();
        Input {
            cases,
            tokens: reader.tokens,
            fault,
        }
    }

    fn read_cases(&self, reader: &mut Reader, cases: &mut Vec<Case>) -> Result<(), Fault> {
        let mut left = match self.cases {
            Cases::One => 1,
            Cases::Header => reader.number(0, u64::MAX, true)?,
            _ => u64::MAX,
        };
        while left > 0 {
            let may_end = matches!(self.cases, Cases::ToEnd | Cases::ToEndOrZero);
            if reader.is_end() && may_end {
                break;
            }
            let mut case = Case {
                start: reader.at,
                ..Case::default()
            };
            let closes = |case: &Case, zeros: usize| {
                let mut values = case.parts.iter().map(|part| &part.1);
                values.len() == zeros
                    && values.all(|value| match value {
                        Value::Number(number) => *number == 0,
                        Value::List(list) => list.is_empty(),
                        Value::Word(_) => false,
                    })
            };
            for part in &self.parts {
                reader.part(part, &mut case)?;
                let ends = match self.cases {
                    Cases::ToZero | Cases::ToEndOrZero => closes(&case, 1),
                    Cases::ToTwoZeros => closes(&case, 2),
                    _ => false,
                };
                if ends {
                    return Ok(());
                }
            }
            case.end = reader.at;
            cases.push(case);
            left -= 1;
        }
        Ok(())
    }

    /// Cases as one input.
    pub fn input(&self, cases: &[String]) -> String {
        let cases: String = match self.cases {
            Cases::Header => format!("{}\n{}", cases.len(), cases.concat()),
            _ => cases.concat(),
        };
        match self.cases {
            Cases::ToZero => cases + "0\n",
            Cases::ToTwoZeros => cases + "0 0\n",
            _ => cases,
        }
    }

    /// The inputs in which `cases` can be asked: one, or one for each.
    pub fn inputs(&self, cases: &[String]) -> Vec<String> {
        match self.cases {
            Cases::One => cases.to_vec(),
            _ => vec![self.input(cases)],
        }
    }

    /// All cases up to some size: the largest with at most `most` cases.
    pub fn all_small(&self, most: usize) -> Vec<String> {
        let mut smaller = Vec::new();
        for size in 0.. {
            let mut every = Every::default();
            let mut cases = Vec::new();
            loop {
                cases.push(self.case(&mut every, Size::UpTo(size)));
                if cases.len() > most || !every.advance() {
                    break;
                }
            }
            // The sizes of some formats end.
            if cases.len() > most || size > 1 && cases.len() == smaller.len() {
                return smaller;
            }
            smaller = cases;
        }
        unreachable!()
    }

    /// A case of a size.
    pub fn case(&self, choose: &mut dyn Choose, size: Size) -> String {
        let mut made = Made {
            choose,
            size,
            case: Case::default(),
            text: String::new(),
            counts: self.counts(),
        };
        for (at, part) in self.parts.iter().enumerate() {
            // A case that does not end the input.
            let least = match self.cases {
                Cases::ToZero | Cases::ToEndOrZero if at == 0 => 1,
                Cases::ToTwoZeros if at == 1 => 1,
                _ => 0,
            };
            made.part(part, least);
        }
        let text = made.text.trim_end();
        text.to_string() + "\n"
    }

    /// The names of the numbers that are counts of what follows.
    fn counts(&self) -> Vec<&'static str> {
        let of = |part: &Part| match part {
            Part::Times(_, of, ..) | Part::Successors(of, _) | Part::WordOf(of, _) => vec![*of],
            Part::Tree(nodes, ..) => vec![*nodes],
            Part::Marks(_, marks) => vec![*marks],
            Part::Edges(nodes, edges) | Part::AnyEdges(nodes, edges) => vec![*nodes, *edges],
            _ => vec![],
        };
        self.parts.iter().flat_map(of).collect()
    }

    /// An input as large as the judge allows.
    pub fn largest(&self, seed: u64) -> String {
        let random = &mut Random(seed);
        let cases: Vec<String> = (0..self.most)
            .map(|_| self.case(random, Size::Largest))
            .collect();
        self.input(&cases)
    }
}

/// How large the numbers of a case are.
#[derive(Clone, Copy, PartialEq)]
pub enum Size {
    /// All numbers and counts from 0 to this, as far as the format allows.
    UpTo(u64),
    /// As the format calls small.
    Small,
    /// Counts as large as the judge's, numbers anywhere in the judge's ranges.
    Largest,
}

struct Made<'a> {
    choose: &'a mut dyn Choose,
    size: Size,
    case: Case,
    text: String,
    counts: Vec<&'static str>,
}

impl Made<'_> {
    fn put(&mut self, token: impl std::fmt::Display) {
        write!(self.text, "{token} ").unwrap();
    }

    fn end_line(&mut self) {
        if self.text.ends_with(' ') {
            self.text.pop();
        }
        self.text.push('\n');
    }

    fn number(&mut self, number: &Number, least: u64, is_count: bool) -> u64 {
        let (low, high) = range(number, &self.case);
        let low = low.max(least).max(number.least);
        match self.size {
            Size::UpTo(size) => self.choose.between(low, size.max(low).min(high)),
            Size::Small => self.choose.between(low, number.small.max(low).min(high)),
            Size::Largest => {
                let (low, high) = (low.max(number.judge.0), high.min(number.judge.1));
                match is_count || self.choose.below(4) == 0 {
                    true => high,
                    false => self.choose.between(low, high),
                }
            }
        }
    }

    fn part(&mut self, part: &Part, least: u64) {
        let (name, value) = match part {
            Part::Number(number) => {
                let is_count = self.counts.contains(&number.name);
                let chosen = self.number(number, least, is_count);
                self.put(chosen);
                (number.name, Value::Number(chosen))
            }
            Part::List(count, each, order) => {
                let length = self.count(count, each, least);
                self.put(length);
                self.entries(length, each, *order);
                (count.name, Value::Number(length))
            }
            Part::Times(name, of, each, order) => {
                let length = self.case.number(of);
                self.entries(length, each, *order);
                (*name, Value::Number(length))
            }
            Part::Lists(count, each) => {
                let lists = match self.size {
                    Size::UpTo(size) => self.choose.between(0, size),
                    Size::Small => self.choose.between(0, 4),
                    Size::Largest => 1000,
                };
                for _ in 0..lists {
                    let length = self.count(count, each, 1);
                    // A list that would be empty ends them.
                    if length > 0 {
                        self.put(length);
                        self.entries(length, each, Order::Any);
                    }
                }
                self.put(0);
                self.end_line();
                (count.name, Value::Number(0))
            }
            Part::Successors(of, base) => {
                let graph = self.graph(self.case.number(of));
                for row in &graph {
                    self.put(row.len());
                    row.iter().for_each(|node| self.put(node + base));
                    self.end_line();
                }
                ("graph", Value::Number(0))
            }
            Part::Edges(nodes, edges) => {
                let (nodes, edges) = (self.case.number(nodes), self.case.number(edges));
                self.end_line();
                for _ in 0..edges {
                    // Upwards; a graph of one node has no edge, so the format asks for two.
                    let from = self.choose.between(1, nodes - 1);
                    let to = self.choose.between(from + 1, nodes);
                    self.put(format!("{from} {to}"));
                    self.end_line();
                }
                ("graph", Value::Number(0))
            }
            Part::Tree(nodes, base, more) => {
                self.end_line();
                let parts = self.case.parts.len();
                for (a, b) in self.tree(self.case.number(nodes)) {
                    self.put(format!("{} {}", a + base, b + base));
                    more.iter().for_each(|part| self.part(part, 0));
                    self.case.parts.truncate(parts);
                    self.end_line();
                }
                ("tree", Value::Number(0))
            }
            Part::AnyEdges(nodes, edges) => {
                let (nodes, edges) = (self.case.number(nodes), self.case.number(edges));
                self.end_line();
                for _ in 0..edges {
                    // In a large one few lead back, or nearly every node would be drawn and what is
                    // known would not spread.
                    let from = self.choose.between(1, nodes);
                    let is_up = self.size == Size::Largest && self.choose.below(1000) > 0;
                    let least = if is_up { nodes.min(from + 1) } else { 1 };
                    let to = self.choose.between(least, nodes);
                    self.put(format!("{from} {to}"));
                    self.end_line();
                }
                ("graph", Value::Number(0))
            }
            Part::Code => {
                let most = match self.size {
                    Size::UpTo(size) => size.min(4),
                    _ => 4,
                };
                let digit = if most == 0 { 1 } else { 8 };
                let mut code = ["0.", "4.", "."][self.choose.below(3) as usize].to_string();
                for _ in 0..self.choose.between(1, most.max(1)) {
                    code += &self.choose.below(digit).to_string();
                }
                self.put(code);
                ("code", Value::Number(0))
            }
            Part::Word(letters, low, high, without) => {
                let length = self.number(&number("", *low, *high).within(*low, *high), 0, true);
                self.letters(letters, length, *without);
                ("word", Value::Number(0))
            }
            Part::WordOf(of, letters) => {
                self.letters(letters, self.case.number(of), None);
                ("word", Value::Number(0))
            }
            Part::Marks(cells, marks) => {
                let (cells, marks) = (self.case.number(cells), self.case.number(marks));
                let mut before = 0;
                self.end_line();
                for after in (0..marks).rev() {
                    // Spread over what is left.
                    let room = (cells - before) / (after + 1);
                    let most = (before + room.saturating_mul(2).max(1)).min(cells - after);
                    before = self.choose.between(before + 1, most);
                    let mark = self.choose.below(2);
                    self.put(format!("{before} {mark}"));
                    self.end_line();
                }
                ("marks", Value::Number(0))
            }
            Part::Even(count, each) => {
                let length = self.number(count, 0, true) / 2 * 2;
                self.put(length);
                self.entries(length, &[each.clone().into()], Order::Any);
                (count.name, Value::Number(length))
            }
        };
        self.case.parts.push((name, value));
    }

    fn count(&mut self, count: &Number, each: &[Part], least: u64) -> u64 {
        match count_range(count, each, &self.case).1 {
            0 => 0,
            _ => self.number(count, least.max(count.judge.0), true),
        }
    }

    fn letters(&mut self, letters: &str, length: u64, without: Option<&str>) {
        // Words of few different letters more often than chance would give.
        let letters = &letters[..1 + self.choose.below(letters.len() as u64) as usize];
        let one = |_| letters.as_bytes()[self.choose.below(letters.len() as u64) as usize];
        let word: Vec<u8> = (0..length).map(one).collect();
        let mut word = String::from_utf8(word).unwrap();
        while let Some(at) = without.and_then(|without| word.find(without)) {
            word.replace_range(at..at + 1, &letters[..1]);
        }
        self.put(word);
    }

    fn entries(&mut self, length: u64, each: &[Part], order: Order) {
        if let ([Part::Number(number)], true) = (each, order != Order::Any) {
            let mut entries: Vec<u64> = Vec::new();
            let size = self.size;
            let high = range(number, &self.case).1;
            while (entries.len() as u64) < length {
                // Room for all of them.
                let room = number.low + length - 1;
                if let Size::UpTo(size) = &mut self.size {
                    *size = room.max(*size);
                }
                let mut entry = self.number(number, 0, false);
                while order == Order::Distinct && entries.contains(&entry) {
                    entry = if entry >= room.max(number.small).min(high) {
                        number.low
                    } else {
                        entry + 1
                    };
                }
                entries.push(entry);
            }
            self.size = size;
            if order == Order::Ascending {
                entries.sort_unstable();
            }
            entries.iter().for_each(|entry| self.put(entry));
            self.end_line();
            return;
        }
        let are_numbers = matches!(each, [Part::Number(_)]);
        if !are_numbers {
            self.end_line();
        }
        let parts = self.case.parts.len();
        for _ in 0..length {
            each.iter().for_each(|part| self.part(part, 0));
            self.case.parts.truncate(parts);
            if !are_numbers && !self.text.ends_with('\n') {
                self.end_line();
            }
        }
        if are_numbers {
            self.end_line();
        }
    }

    /// The edges of a tree, in any order and direction. All of a size hang from node 0 upwards; the
    /// largest is a path from there, where recursion would be deepest.
    fn tree(&mut self, nodes: u64) -> Vec<(u64, u64)> {
        let mut name: Vec<u64> = (0..nodes).collect();
        let is_plain = matches!(self.size, Size::UpTo(_));
        for at in (2..nodes).rev().filter(|_| !is_plain) {
            name.swap(at as usize, 1 + self.choose.below(at) as usize);
        }
        let mut edges = Vec::new();
        for node in 1..nodes {
            let parent = match self.size {
                Size::Largest => node - 1,
                _ => self.choose.below(node),
            };
            let (a, b) = (name[node as usize], name[parent as usize]);
            let is_up = !is_plain && self.choose.below(2) == 1;
            edges.push(if is_up { (a, b) } else { (b, a) });
        }
        for at in (1..edges.len()).rev().filter(|_| !is_plain) {
            edges.swap(at, self.choose.below(at as u64 + 1) as usize);
        }
        edges
    }

    /// A graph whose edges go up from each node, in an order of nodes of its own.
    fn graph(&mut self, nodes: u64) -> Vec<Vec<u64>> {
        let most = match self.size {
            Size::UpTo(size) => size,
            Size::Small => 3,
            Size::Largest => 100,
        };
        let mut name: Vec<u64> = (0..nodes).collect();
        for at in (1..nodes).rev() {
            name.swap(at as usize, self.choose.below(at + 1) as usize);
        }
        let mut graph = vec![Vec::new(); nodes as usize];
        for node in 0..nodes {
            let above = nodes - 1 - node;
            let count = if above == 0 {
                0
            } else {
                self.choose.between(0, most)
            };
            let target = |_| name[(node + 1 + self.choose.below(above)) as usize];
            graph[name[node as usize] as usize] = (0..count).map(target).collect();
        }
        graph
    }
}
