//! The parts of a case.

use super::bound::Bounds;
use super::case::Case;
use super::letters::Word;
use super::number::{number, Number};
use super::order::Order;
use super::own::Own;

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
    /// One of a few words.
    OneOf(&'static [&'static str]),
    /// A word of these letters, as long as an earlier number says.
    WordOf(&'static str, &'static str),
    Own(&'static dyn Own),
}

/// A count and that many entries.
#[derive(Clone)]
pub struct List {
    pub(super) count: Number,
    pub(super) entries: Entries,
}

/// The entries of a list.
#[derive(Clone)]
pub struct Entries {
    pub(super) each: Vec<Part>,
    pub(super) order: Order,
    /// The judge's order, if it differs.
    pub(super) judge_order: Option<Order>,
    /// A number that one of the judge's entries must be.
    pub(super) judge_has: Option<u64>,
    /// Whether they begin on the line below their count.
    pub(super) is_below: bool,
    /// Whether they share one line even if each has several numbers.
    pub(super) is_one_line: bool,
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

    pub(super) fn order(&self, bounds: Bounds) -> Order {
        match (bounds, self.judge_order) {
            (Bounds::Judge, Some(order)) => order,
            _ => self.order,
        }
    }

    /// The number that one of the entries must be.
    pub(super) fn has(&self, bounds: Bounds) -> Option<u64> {
        if bounds == Bounds::Judge {
            self.judge_has
        } else {
            None
        }
    }

    /// Whether the entries share one line.
    pub(super) fn stand_on_one_line(&self) -> bool {
        self.is_one_line || matches!(self.each[..], [Part::Number(_)])
    }

    /// The number of which each entry consists, if it is a single number.
    pub(super) fn number(&self) -> Option<&Number> {
        match &self.each[..] {
            [Part::Number(number)] | [Part::Number(number), Part::Line] => Some(number),
            _ => None,
        }
    }

    /// The numbers that count something in an entry.
    fn counts(&self) -> Vec<&'static str> {
        self.each.iter().flat_map(|part| part.facts().counts).collect()
    }

    /// The parts of an entry that have a value.
    pub(super) fn valued(&self) -> Vec<&Part> {
        self.each.iter().filter(|part| part.has_value()).collect()
    }
}

impl List {
    pub(super) fn of(count: Number, each: Vec<Part>) -> List {
        List { count, entries: Entries::of(each) }
    }

    /// The range of the count, which is 0 if no value is possible for an entry.
    pub(super) fn range(&self, case: &Case, bounds: Bounds) -> (u64, u64) {
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

/// What is known of each kind of part.
#[derive(Default)]
pub(super) struct Facts {
    /// The name of its value in a case, if it has a value.
    pub name: Option<&'static str>,
    /// The numbers that count something in it.
    pub counts: Vec<&'static str>,
    /// The one that counts its entries or letters, if any of them can be left out.
    pub counted_by: Option<&'static str>,
    /// The one that counts the nodes of its graph, and the first node, if there may be nodes without edges.
    pub nodes: Option<(&'static str, u64)>,
}

impl Part {
    pub(super) fn facts(&self) -> Facts {
        let (none, graph) = (Facts::default(), Facts { name: Some("graph"), ..Facts::default() });
        match self {
            Part::Line => none,
            Part::Number(number) => Facts { name: Some(number.name), ..none },
            Part::List(list) => {
                Facts { name: Some(list.count.name), counts: list.entries.counts(), ..none }
            }
            &Part::Times(name, of, ref entries) => {
                let counts = [entries.counts(), vec![of]].concat();
                Facts { name: Some(name), counts, counted_by: Some(of), ..none }
            }
            &Part::Successors(nodes, first) => {
                Facts { counts: vec![nodes], nodes: Some((nodes, first)), ..graph }
            }
            &Part::Edges(nodes, edges) | &Part::AnyEdges(nodes, edges) => {
                Facts { counts: vec![nodes, edges], nodes: Some((nodes, 1)), ..graph }
            }
            &Part::Tree(nodes, ..) => Facts { name: Some("tree"), counts: vec![nodes], ..none },
            Part::Code => Facts { name: Some("code"), ..none },
            Part::Word(_) | Part::OneOf(_) => Facts { name: Some("word"), ..none },
            &Part::WordOf(of, _) => {
                Facts { name: Some("word"), counts: vec![of], counted_by: Some(of), ..none }
            }
            Part::Own(own) => {
                Facts { name: Some(own.name()), counts: own.count().into_iter().collect(), ..none }
            }
        }
    }

    /// Whether it has a value: any part but the end of a line.
    pub(super) fn has_value(&self) -> bool {
        self.facts().name.is_some()
    }

    /// A list with other entries.
    fn with(mut self, change: impl FnOnce(&mut Entries)) -> Part {
        match &mut self {
            Part::List(list) => change(&mut list.entries),
            Part::Times(_, _, entries) => change(entries),
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

    /// Restricts the count of a list: `range` gives it its ranges.
    ///
    /// # Panics
    ///
    /// If it is no list.
    pub fn counted(self, range: impl FnOnce(Number) -> Number) -> Part {
        match self {
            Part::List(list) => Part::List(List { count: range(list.count), ..list }),
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

/// As many entries as the number `count` says.
pub fn times(name: &'static str, count: &'static str, each: impl Into<Part>) -> Part {
    times_of(name, count, vec![each.into()])
}

/// The same, with several parts in each entry.
pub fn times_of(name: &'static str, count: &'static str, each: Vec<Part>) -> Part {
    Part::Times(name, count, Entries::of(each))
}

/// An entry that is a number on a line of its own.
pub fn on_a_line(number: Number) -> Vec<Part> {
    vec![number.into(), Part::Line]
}
