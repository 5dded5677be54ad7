//! The law finder: from a rule, or a table of values, to its law, its proof, its code and its moves.
//!
//! A request is a line of text, its answer a text for people: [`Requests`].
//!
//! | file | what it does |
//! |---|---|
//! | `words` | the words of a line, with their columns |
//! | `rule` | the grammar of rules, and their moves one by one |
//! | `set` | the numbers that may be taken |
//! | `values` | the values of many heaps, each kind of rule in its quickest way |
//! | `pair_rule` | the grammar of rules for two heaps, and their moves |
//! | `pairs` | tables, laws and moves of two heaps |
//! | `pair_theorem` | laws of two heaps that follow from the rule |
//! | `pair_period` | tables of two heaps that repeat, with their proof |
//! | `parts` | the values where a heap is split into several |
//! | `states` | games in which the last move matters |
//! | `theorem` | rules whose values are known |
//! | `window` | values that come and go, and their mex |
//! | `full_search` | small sums under misere play |
//! | `misere` | any sums under misere play, by quotients |
//! | `proof` | when an observed period is proved |
//! | `report` | tables, and laws in words |
//! | `code` | laws as a line of Rust, C++ and Python |
//! | `moves` | the winning moves, with reasons |
//! | `plot` | a picture |
//!
//! The laws themselves are found by [`law`](crate::law), which knows no rules.
//!
//! Checked: `tests/pattern.rs`, beside what each file says.

mod code;
mod full_search;
mod misere;
mod moves;
mod pair_period;
mod pair_rule;
mod pair_theorem;
mod pairs;
mod parts;
mod plot;
mod proof;
mod report;
mod rule;
mod set;
mod states;
mod theorem;
mod values;
mod window;
mod words;

use self::pair_rule::PairRule;
use self::rule::Rule;
use self::states::StateRule;
use self::values::{TooMany, MAX_HEAP};
use self::words::Words;
use crate::requests::Wrong;
use std::fmt::Write;

/// The longest line that is a request, in bytes: a million numbers of 20 digits are 21 MB.
pub const MAX_LINE: usize = 1 << 25;

/// The requests of one input.
///
/// ```
/// use grundy_engine::pattern::Requests;
///
/// let mut requests = Requests::default();
/// let answer = requests.answer("law take 1 3 4 to 100").unwrap();
/// assert!(answer.contains("\nperiod 7 from 0: g(n + 7) = g(n)\nproved for all n: "));
/// assert!(answer.contains("\ncode: [0, 1, 0, 1, 2, 3, 2][n % 7]\n"));
/// assert_eq!(requests.answer("# nothing").unwrap(), "");
/// assert_eq!(requests.answer("law take 1 3 5").unwrap_err().column, 15);
/// ```
#[derive(Default)]
pub struct Requests {
    answered: bool,
    has_plot: bool,
}

impl Requests {
    /// The answer to the request of a line; nothing for a line without a request.
    ///
    /// # Errors
    ///
    /// The word that is wrong, its column, and what would be right; or, if the answer would take longer than
    /// some ten seconds, which number to reduce, and to what.
    ///
    /// # Complexity
    ///
    /// O(length of the line), and then as the values of the rule take.
    pub fn answer(&mut self, line: &str) -> Result<String, Wrong> {
        let refused = |what: String| Err(Wrong { column: 1, what });
        if line.len() > MAX_LINE {
            return refused(format!("expected a line of {} bytes at most", MAX_LINE));
        }
        let request = match Request::parse(line)? {
            None => return Ok(String::new()),
            Some(request) => request,
        };
        let is_plot = matches!(request.kind, Kind::Plot(..) | Kind::Pairs(Of::Plot, ..));
        if self.has_plot || self.answered && is_plot {
            return refused("expected plot to be the only request".to_string());
        }
        let answer = request.answer()?;
        self.answered = true;
        self.has_plot = is_plot;
        Ok(answer)
    }
}

// What is asked for.
#[derive(Debug)]
struct Request {
    kind: Kind,
    // What the request says, for the head of its answer.
    name: String,
    // The column of what can be too large, and of each heap.
    columns: Vec<u64>,
}

#[derive(Debug)]
enum Kind {
    Values(Vec<u64>),
    Table(Rule, u64),
    Law(Rule, u64),
    Plot(Rule, u64),
    Moves(Rule, Vec<u64>),
    AntiSg(Rule, u64),
    Pairs(Of, PairRule, u64),
    PairMoves(PairRule, u64, u64),
    States(StateRule, u64, bool),
}

// What is asked of two heaps.
#[derive(Debug, PartialEq)]
enum Of {
    Table,
    Law,
    Plot,
}

// More values than any rule gives here.
const MOST_VALUES: usize = MAX_HEAP as usize + 1;
const MOST_HEAPS: usize = 100_000;
// The largest heap of the Anti-SG rule, if it is not answered for all.
const MOST_ANTI_SG: u64 = 20_000;

impl Request {
    // The request of a line; `None` if it has only blanks and a comment.
    fn parse(line: &str) -> Result<Option<Request>, Wrong> {
        let mut words = Words::of(line);
        let (kind, name, columns) = match words.next() {
            None => return Ok(None),
            Some("values") => {
                let (values, _) = numbers(&mut words, MOST_VALUES, "values")?;
                let name = format!("values of {} heaps", values.len());
                (Kind::Values(values), name, Vec::new())
            }
            Some(word @ "table") | Some(word @ "law") | Some(word @ "plot")
                if words.peek() == Some("pairs") =>
            {
                let (rule, name) = named_pairs(&mut words)?;
                words.expect("to")?;
                let most = words.number(0, MAX_HEAP)?;
                let columns = vec![words.column()];
                words.end()?;
                let of = match word {
                    "table" => Of::Table,
                    "law" => Of::Law,
                    _ => Of::Plot,
                };
                let name = format!("{}, heaps 0 to {}", name, most);
                (Kind::Pairs(of, rule, most), name, columns)
            }
            Some(word @ "table") | Some(word @ "law") if StateRule::is_next(&words) => {
                let first = words.place();
                let rule = StateRule::parse(&mut words)?;
                let name = words.since(first);
                words.expect("to")?;
                let most = words.number(0, states::MOST_HEAP)?;
                words.end()?;
                let name = format!("{}, heaps 0 to {}{}", name, most, rule.what());
                (Kind::States(rule, most, word == "table"), name, Vec::new())
            }
            Some("moves") if words.peek() == Some("pairs") => {
                let (rule, name) = named_pairs(&mut words)?;
                words.expect(":")?;
                let a = words.number(0, u64::MAX)?;
                let mut columns = vec![words.column()];
                let b = words.number(0, u64::MAX)?;
                columns.push(words.column());
                words.end()?;
                let name = format!("{}, heaps {} {}", name, a, b);
                (Kind::PairMoves(rule, a, b), name, columns)
            }
            Some(word @ "table") | Some(word @ "law") | Some(word @ "plot") => {
                let (rule, name) = named(&mut words)?;
                words.expect("to")?;
                let most = words.number(0, MAX_HEAP)?;
                let columns = vec![words.column()];
                words.end()?;
                let what = if rule.misere { " (1: won, 0: lost)" } else { "" };
                let name = format!("{}, heaps 0 to {}{}", name, most, what);
                let kind = match word {
                    "table" => Kind::Table(rule, most),
                    "law" => Kind::Law(rule, most),
                    _ => Kind::Plot(rule, most),
                };
                (kind, name, columns)
            }
            Some("antisg") => {
                let (rule, name) = named(&mut words)?;
                words.expect("to")?;
                let most = words.number(0, MOST_ANTI_SG)?;
                let columns = vec![words.column()];
                words.end()?;
                let name = format!("the Anti-SG rule, {}", name);
                (Kind::AntiSg(rule, most), name, columns)
            }
            Some("moves") => {
                let (rule, name) = named(&mut words)?;
                words.expect(":")?;
                let (heaps, columns) = numbers(&mut words, MOST_HEAPS, "heaps")?;
                let what = if heaps.len() == 1 { "heap" } else { "heaps" };
                let mut name = format!("{}, {}", name, what);
                for heap in &heaps {
                    write!(name, " {}", heap).unwrap();
                }
                (Kind::Moves(rule, heaps), name, columns)
            }
            Some(_) => {
                let requests = "a request: values, table, law, moves, antisg or plot";
                return Err(words.expected(requests));
            }
        };
        Ok(Some(Request { kind, name, columns }))
    }

    // The answer, which ends with a line's end.
    fn answer(&self) -> Result<String, Wrong> {
        let computed = |rule: &Rule, most: u64| {
            values::values(rule, most).map_err(|TooMany { most: limit }| {
                let what = format!(
                    "expected heaps up to {}, for more would take too long, found {}",
                    limit, most
                );
                self.wrong(None, what)
            })
        };
        let mut text = self.name.clone() + "\n";
        match &self.kind {
            Kind::Values(values) => text += &report::law(None, values),
            Kind::Law(rule, most) => {
                text += &report::law(Some(rule), &computed(rule, *most)?);
                text += &quotient(rule, *most);
            }
            Kind::Table(rule, most) => {
                let values = computed(rule, *most)?;
                text += &report::table(&values);
                text += &report::law(Some(rule), &values);
                text += &quotient(rule, *most);
            }
            Kind::AntiSg(rule, most) => {
                let said = misere::anti_sg(rule, *most);
                text += &said.map_err(|what| self.wrong(None, what))?;
            }
            Kind::Moves(rule, heaps) => {
                let moves = moves::moves(rule, heaps);
                text += &moves.map_err(|(heap, what)| self.wrong(heap, what))?;
            }
            Kind::Pairs(of, rule, most) => {
                self.check_pairs(rule, *most, None)?;
                let plane = pairs::plane(rule, *most);
                if of == &Of::Plot {
                    let headline = pairs::headline(rule, &plane);
                    return Ok(plot::plane(&self.name, &headline, &plane));
                }
                if of == &Of::Table {
                    text += &pairs::table(&plane);
                }
                text += &pairs::law(rule, &plane);
            }
            Kind::States(rule, most, has_table) => {
                let values = rule.values(*most as usize + 1);
                if *has_table {
                    text += &report::table(&values);
                }
                text += &rule.law(&values);
            }
            Kind::PairMoves(rule, a, b) => {
                let largest = usize::from(b > a);
                self.check_pairs(rule, pairs::largest(rule, *a, *b), Some(largest))?;
                text += &pairs::moves(rule, *a, *b);
            }
            Kind::Plot(rule, most) => {
                let values = computed(rule, *most)?;
                let law = report::law(Some(rule), &values);
                let first = law.lines().next().unwrap_or_default();
                return Ok(plot::plot(&self.name, first, &values));
            }
        }
        Ok(text)
    }

    // That the table of two heaps is not too large; the column is that of a heap, if it is not of the only number.
    fn check_pairs(&self, rule: &PairRule, most: u64, heap: Option<usize>) -> Result<(), Wrong> {
        let limit = pairs::most_side(rule);
        let what = || {
            format!(
                "expected heaps up to {}, for a table of more pairs would take too long, found {}",
                limit, most
            )
        };
        if most <= limit {
            Ok(())
        } else {
            Err(self.wrong(heap, what()))
        }
    }

    fn wrong(&self, heap: Option<usize>, what: String) -> Wrong {
        let column = self.columns.get(heap.unwrap_or(0)).copied().unwrap_or(1);
        Wrong { column, what }
    }
}

// The line on the misere quotient, for rules under misere play.
fn quotient(rule: &Rule, most: u64) -> String {
    if rule.misere {
        misere::line(rule, most)
    } else {
        String::new()
    }
}

// The numbers up to the end of the line, from one to `most` of them, and the column of each.
fn numbers(words: &mut Words, most: usize, what: &str) -> Result<(Vec<u64>, Vec<u64>), Wrong> {
    let (mut numbers, mut columns) = (Vec::new(), Vec::new());
    while numbers.is_empty() || words.left() > 0 {
        numbers.push(words.number(0, u64::MAX)?);
        columns.push(words.column());
        if numbers.len() > most {
            return Err(words.expected(&format!("{} {} at most", most, what)));
        }
    }
    Ok((numbers, columns))
}

// The next rule, and its words as they should be written.
fn named(words: &mut Words) -> Result<(Rule, String), Wrong> {
    let first = words.place();
    let rule = Rule::parse(words)?;
    Ok((rule, words.since(first)))
}

// The same of two heaps.
fn named_pairs(words: &mut Words) -> Result<(PairRule, String), Wrong> {
    let first = words.place();
    words.expect("pairs")?;
    let rule = PairRule::parse(words)?;
    Ok((rule, words.since(first)))
}

#[cfg(test)]
mod tests {
    use super::{Requests, MAX_LINE};

    fn answer(line: &str) -> Result<String, (u64, String)> {
        let answer = Requests::default().answer(line);
        answer.map_err(|wrong| (wrong.column, wrong.what))
    }

    #[test]
    fn the_least_table_has_the_empty_heap() {
        for line in &[
            "law take 1 to 0",
            "table pairs take any from one to 0",
            "law take 1 2 never the same twice to 0",
            "antisg take 1 2 to 0",
        ] {
            assert!(answer(line).is_ok(), "{}: {:?}", line, answer(line));
        }
    }

    #[test]
    fn the_number_that_is_too_large_is_named() {
        let limit =
            "expected heaps up to 500, for a table of more pairs would take too long, found 501";
        let refused = |line: &str| answer(line).unwrap_err();
        // Of two heaps the larger, or the first.
        let of_pairs = |heaps: &str| refused(&format!("moves pairs take any from one : {}", heaps));
        assert_eq!(of_pairs("501 7"), (33, limit.to_string()));
        assert_eq!(of_pairs("7 501"), (35, limit.to_string()));
        assert_eq!(of_pairs("501 501"), (33, limit.to_string()));
        let of_table = refused("law pairs take any from one to 501");
        assert_eq!(of_table, (32, limit.to_string()));
        assert!(answer("moves pairs take any from one : 500 7").is_ok());
    }

    #[test]
    fn as_much_is_read_as_is_said() {
        let heaps = |count: usize| answer(&("moves take any :".to_string() + &" 0".repeat(count)));
        assert!(heaps(100_000).is_ok());
        let (column, what) = heaps(100_001).unwrap_err();
        let expected = "expected 100000 heaps at most, found \"0\"";
        assert_eq!((column, &what[..]), (16 + 2 * 100_001, expected));
        assert_eq!(answer(&" ".repeat(MAX_LINE)), Ok(String::new()));
        let (column, what) = answer(&" ".repeat(MAX_LINE + 1)).unwrap_err();
        assert_eq!((column, &what[..]), (1, "expected a line of 33554432 bytes at most"));
    }
}
