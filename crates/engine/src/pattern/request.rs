//! A request, which is a line of text, and its answer.
//!
//! Checked: every kind of request (`tests/law_finder/pattern.rs`), and what is refused (below and there).

use super::answer::*;
use super::code;
use super::family::FamilyRule;
use super::finder::Finding;
use super::game::{Game, Grammar};
use super::own::Own;
use super::pair_rule::PairRule;
use super::pasted::{self, Pasted, Table};
use super::phrases::{self, Heard, Meaning, Unread};
use super::play::Position;
use super::rule::Rule;
use super::text::Formulated;
use super::values::{NoValues, MAX_HEAP};
use super::words::Words;
use super::work::{self, Refusal};
use super::written::Written;
use super::{misere, moves, pair_moves, pairs, plot, positions, state_rule, states, values};
use crate::fault::{Expected, Fault, Large, Things};
use crate::formula::Mistake;
use crate::octal;
use crate::requests::{Lines, Wrong};
use grundy::table::TooLarge;
use grundy_lang::{Lang, Told};
use std::io;

/// The longest request, in bytes: a million numbers of 20 digits are 21 MB.
pub const MAX_LINE: usize = 1 << 25;

/// The request, or the position to play, that a wrong line was probably meant to be; `None` if the line is right, or if
/// no right line is similar to it. O(length), for lines that people type.
///
/// ```
/// use grundy_engine::pattern::meant;
///
/// assert_eq!(meant("law tkae 1 3 4 to 100").unwrap(), "law take 1 3 4 to 100");
/// assert_eq!(meant("1 3 4").unwrap(), "law take 1 3 4");
/// assert_eq!(meant("remove 1 or 3 stones"), None);
/// assert_eq!(meant("law take 1 3 4"), None);
/// assert_eq!(meant("law something else"), None);
/// ```
pub fn meant(line: &str) -> Option<String> {
    if Request::of_values(line).is_some_and(|request| request.is_ok()) {
        return None;
    }
    let wrong = Heard::<Request>::of(line).err()?;
    let other = Heard::<Position>::of(line).err()?;
    [wrong, other].into_iter().find_map(|wrong| match wrong.what {
        Fault::Unread(Unread::Beside(..)) => None,
        Fault::Unread(unread) => unread.lines().first().cloned(),
        _ => None,
    })
}

/// The octal code that a text names, or is: `kayles`, `Dawson's chess`, `octal 0.77`, `０．７７`; a number, such as the
/// length of a row, stays one. `None` for anything else.
///
/// ```
/// use grundy_engine::pattern::octal_named;
///
/// assert_eq!(octal_named("Dawson's Chess").unwrap(), "0.137");
/// assert_eq!(octal_named("０．７７").unwrap(), "0.77");
/// assert_eq!(octal_named("wythoff"), None);
/// ```
pub fn octal_named(text: &str) -> Option<String> {
    let plain = phrases::spelled(text);
    let code = plain.trim().trim_start_matches("octal ").trim();
    let is_number = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_digit());
    if is_number || octal::moves(code).is_ok() {
        return Some(code.to_string());
    }
    let named = phrases::heard::<Request>(text, "name", "law ").ok()?;
    named.line.text.strip_prefix("law octal ").map(str::to_string)
}

/// Answers the requests of an input in words.
///
/// # Errors
///
/// If reading or writing fails.
pub fn answers(lines: &mut Lines) -> io::Result<()> {
    let mut requests = Requests::default();
    lines.answer(MAX_LINE, |line| {
        Ok(requests.answer(line)?.map_or(String::new(), |answer| answer.to_string()))
    })
}

/// The requests of one input.
///
/// ```
/// use grundy_engine::pattern::Requests;
///
/// let mut requests = Requests::default();
/// let answer = requests.answer("law take 1 3 4 to 100").unwrap().unwrap();
/// let law = answer.law().unwrap();
/// assert_eq!(law.linear().unwrap().period, 7);
/// assert!(law.known.is_proved());
/// assert!(law.code.as_ref().unwrap().cpp.contains("return T[n % 7];"));
/// assert!(answer.to_string().contains("\nperiod 7 from 0: g(n + 7) = g(n)\nproved for all n: "));
/// assert_eq!(requests.answer("# nothing").unwrap(), None);
/// assert_eq!(requests.answer("law take 1 3 x").unwrap_err().column, 14);
/// ```
#[derive(Default)]
pub struct Requests {
    answered: bool,
    has_plot: bool,
    with_values: u64,
}

impl Requests {
    /// Requests whose answers to `law` also have the values, if the largest heap asked for is not above `most`.
    ///
    /// ```
    /// use grundy_engine::pattern::Requests;
    ///
    /// let answer = |line| Requests::with_values(7).answer(line).unwrap().unwrap();
    /// assert_eq!(answer("law take 1 2 to 7").values(), [0, 1, 2, 0, 1, 2, 0, 1]);
    /// assert!(answer("law take 1 2 to 8").values().is_empty());
    /// ```
    pub fn with_values(most: u64) -> Requests {
        Requests { with_values: most, ..Requests::default() }
    }

    /// The answer to the request in a line; `None` for a line without one.
    ///
    /// # Errors
    ///
    /// The wrong word, its column, and what would be right. If the answer would take longer than about ten seconds:
    /// which number to reduce, and to what. A line longer than [`MAX_LINE`], and a `plot` beside other requests, are
    /// refused, too.
    ///
    /// # Complexity
    ///
    /// O(length of the line), plus the time for the values of the rule.
    pub fn answer(&mut self, line: &str) -> Result<Option<Answer>, Wrong> {
        if line.len() > MAX_LINE {
            return Err(Wrong { column: 1, what: Fault::LongLine { most: MAX_LINE } });
        }
        if let Some(request) = Request::of_values(line) {
            return self.answered(request?).map(Some);
        }
        if Words::of(line).left() == 0 {
            return Ok(None);
        }
        let Heard { parsed: request, line } = Heard::<Request>::of(line)?;
        self.answered(request).map(Some).map_err(|wrong| line.wrong(wrong))
    }

    fn answered(&mut self, request: Request) -> Result<Answer, Wrong> {
        let is_plot = request.asked == Task::Plot;
        if self.has_plot || self.answered && is_plot {
            return Err(Wrong { column: 1, what: Fault::PlotAmongOthers });
        }
        let answer = request.answer(self.with_values)?;
        self.answered = true;
        self.has_plot = is_plot;
        Ok(answer)
    }

    /// The whole program for a line's request, in a language: it reads heaps and prints who wins. For a subtraction
    /// game without a law, the program computes a table of the heaps up to the number after `to`; for a formula without
    /// a proved law, a table or a memo as the formula says.
    ///
    /// # Errors
    ///
    /// As [`Requests::answer`], and if there is no request in the line, or neither a law nor such a table, or if the
    /// rule has parameters.
    ///
    /// ```
    /// use grundy_engine::pattern::{Language, Requests};
    ///
    /// let program = Requests::default().program("law take 1 2", Language::Python).unwrap();
    /// assert!(program.contains("    T = (0, 1, 2)\n    return T[n % 3]\n"));
    /// ```
    pub fn program(&mut self, line: &str, language: Language) -> Result<String, Wrong> {
        let wrong = |what| Wrong { column: 1, what };
        let own = Heard::<Request>::of(line).ok().and_then(|heard| heard.parsed.own);
        let answer = self.answer(line)?.ok_or(wrong(Fault::Comment))?;
        if let Some(own) = own.filter(|_| !answer.is_proved()) {
            let rule = answer.in_words.with_rule(&answer.rule);
            let code = code::of_formula(own.formula(), own.is_misere(), &rule);
            let code = code.ok_or(wrong(Fault::Formula(Box::new(Mistake::MisereSums))))?;
            return Ok(code::program(&code, language));
        }
        let by_table = || {
            let rule = Rule::parse(&mut Words::of(&answer.rule)).ok()?;
            code::by_table(&rule, answer.to, &answer.in_words.with_rule(&answer.rule))
        };
        let code = answer.code().cloned().or_else(by_table);
        if answer.family().is_some() {
            return Err(wrong(Fault::ProgramOfFamily));
        }
        let code = code.ok_or(wrong(Fault::NoProgram))?;
        Ok(code::program(&code, language))
    }
}

/// A request, and what it is about.
pub struct Request {
    asked: Task,
    rule: String,
    to: u64,
    // The column of each number that can be too large.
    columns: Vec<u64>,
    about: About,
    // The formula, if the rule is one.
    own: Option<Own>,
}

const VALUES: &str = "values";

enum About {
    Values(Pasted),
    Family(FamilyRule),
    Game(Game),
    // The heaps, and what was taken last.
    Moves(Game, Vec<u64>, Option<u64>),
    // The largest of each number.
    Positions(Own, Vec<u64>),
    PositionMoves(Own, Vec<Vec<u64>>),
    AntiSg(Rule),
}

const MOST_HEAPS: usize = 100_000;
// The largest heap for the Anti-SG rule, where the answer is not for all heaps.
const MOST_ANTI_SG: u64 = 20_000;
// The largest heap if a request says none; of two heaps; and for the Anti-SG rule.
const USUAL: u64 = 100;
const USUAL_PAIRS: u64 = 30;
const USUAL_ANTI_SG: u64 = 20;
// Fewer values would show nothing.
const LEAST_USUAL: u64 = 10;
const LEAST_USUAL_OF_TWO: u64 = 4;

impl Request {
    // The request of a text that begins with `values`, of one line or several.
    fn of_values(text: &str) -> Option<Result<Request, Wrong>> {
        let start = text.len() - text.trim_start().len();
        let before = start + VALUES.len();
        let is_asked = text.get(start..before)?.eq_ignore_ascii_case(VALUES)
            && !text[before..].starts_with(|c: char| c.is_ascii_alphanumeric());
        is_asked.then(|| {
            let pasted = pasted::read(&text[before..], before)?;
            let to = match &pasted.table {
                Table::Values(values) | Table::Winners(values) => values.len() as u64 - 1,
                Table::Pairs { rows, .. } => rows.len().min(rows[0].len()) as u64 - 1,
                Table::Lost(pairs) => pairs::known_to(pairs),
            };
            let (asked, rule, columns) = (Task::Values, String::new(), Vec::new());
            Ok(Request { asked, rule, to, columns, about: About::Values(pasted), own: None })
        })
    }
}

impl Meaning for Request {
    const SECTION: &'static str = "request";
    const BEFORE: usize = 1;

    fn is(&self, other: &Request) -> bool {
        let is_same = match (&self.about, &other.about) {
            (About::Family(_), About::Family(_)) => self.rule == other.rule,
            (About::Game(game), About::Game(other)) => game == other,
            (About::AntiSg(rule), About::AntiSg(other)) => rule == other,
            (About::Positions(own, sides), About::Positions(other, others)) => {
                (own, sides) == (other, others)
            }
            (About::PositionMoves(own, sum), About::PositionMoves(other, others)) => {
                (own, sum) == (other, others)
            }
            (About::Moves(game, heaps, after), About::Moves(of, others, last)) => {
                (game, heaps, after) == (of, others, last)
            }
            _ => false,
        };
        is_same && (self.asked, self.to) == (other.asked, other.to)
    }

    fn sentence(&self, lang: Lang) -> Option<String> {
        match &self.about {
            About::Game(game) | About::Moves(game, ..) => Some(game.told(lang)),
            About::AntiSg(rule) => Some(Game::Heaps(rule.clone()).told(lang)),
            About::Positions(own, _) | About::PositionMoves(own, _) => Some(own.told(lang)),
            About::Values(_) | About::Family(_) => None,
        }
    }

    fn has_bound(&self) -> bool {
        self.asked != Task::Moves && !self.columns.is_empty()
    }

    fn bounded(&self, line: &str) -> String {
        match line.rsplit_once(" to ").filter(|_| self.has_bound()) {
            None => format!("{line} to {}", self.to),
            Some((rule, to)) => {
                match rule.rsplit(' ').next().filter(|last| last.parse::<u64>().is_ok()) {
                    Some(last) => format!("{rule}..{last} to {to}"),
                    None => line.to_string(),
                }
            }
        }
    }

    fn parse(line: &str) -> Result<Request, Wrong> {
        let mut words = Words::of(line);
        let asked = task(&mut words)?;
        let rest = words.rest();
        if let Some(written) = Written::of(line, rest) {
            return Request::of_formula(line, asked, written?);
        }
        let first = words.place();
        let grammar = Grammar::of(&words);
        let about = match asked {
            Task::Law if words.comes_before("for", &[":"]) => {
                let family = FamilyRule::parse(&mut words)?;
                family.games().map_err(|what| Wrong { column: 1, what })?;
                About::Family(family)
            }
            Task::Plot => About::Game(grammar.without_memory().parse(&mut words)?),
            Task::Antisg => About::AntiSg(Rule::parse(&mut words)?),
            Task::Moves => {
                let game = grammar.parse(&mut words)?;
                let rule = words.rule_since(first);
                words.expect(":")?;
                let (heaps, columns) = heaps(&game, &mut words)?;
                let after = match &game {
                    Game::Memory(rule) => rule.after(&mut words)?,
                    _ => None,
                };
                words.end()?;
                let about = About::Moves(game, heaps, after);
                return Ok(Request { asked, rule, to: 0, columns, about, own: None });
            }
            Task::Table | Task::Law | Task::Values => About::Game(grammar.parse(&mut words)?),
        };
        let rule = match &about {
            About::Family(family) => family.name.clone(),
            _ => words.rule_since(first),
        };
        let (usual, most) = match (asked, grammar) {
            (Task::Antisg, _) => (USUAL_ANTI_SG, MOST_ANTI_SG),
            (_, Grammar::Heaps) => (USUAL, MAX_HEAP),
            (_, Grammar::Pairs) => (USUAL_PAIRS, MAX_HEAP),
            (_, Grammar::Memory) => (USUAL, state_rule::MOST_HEAP),
        };
        // `to` may be left out.
        if words.left() == 0 {
            return Ok(Request { asked, rule, to: usual, columns: Vec::new(), about, own: None });
        }
        let place = words.place();
        words.expect("to")?;
        let to = words.number(0, most)?;
        let columns = vec![words.column()];
        words.end()?;
        let lines = both_readings(&words, place, usual);
        if words.at(place - 2) == Some("take") && lines.len() > 1 {
            return Err(words.unclear(place - 1, &lines));
        }
        Ok(Request { asked, rule, to, columns, about, own: None })
    }
}

// What is asked for.
fn task(words: &mut Words) -> Result<Task, Wrong> {
    Ok(match words.next() {
        Some("table") => Task::Table,
        Some("law") => Task::Law,
        Some("plot") => Task::Plot,
        Some("moves") => Task::Moves,
        Some("antisg") => Task::Antisg,
        _ => return Err(words.expected(Expected::Request)),
    })
}

impl Request {
    // The request for the rule of a formula.
    fn of_formula(line: &str, asked: Task, written: Written) -> Result<Request, Wrong> {
        let mut words = Words::from(line, written.read.end);
        let wrong = |what| Wrong { column: 1, what };
        let rule = written.name.clone();
        if !written.read.parameters.is_empty() {
            if asked != Task::Law {
                return Err(wrong(Fault::Formula(Box::new(Mistake::Family))));
            }
            let family = FamilyRule::of_formula(&written).map_err(wrong)?;
            let usual = if written.read.formula.arity == 1 { USUAL } else { USUAL_PAIRS };
            let (to, columns) = bounds(&mut words, 1)?;
            let to = to.first().copied().unwrap_or(usual);
            return Ok(Request {
                asked,
                rule,
                to,
                columns,
                about: About::Family(family),
                own: None,
            });
        }
        let game = written.game();
        if asked == Task::Moves {
            words.expect(":")?;
            let (about, columns) = match (game, written.read.formula.arity) {
                (game @ Game::Heaps(_), 1) => {
                    let (heaps, columns) = numbers(&mut words, MOST_HEAPS, Things::Heaps)?;
                    (About::Moves(game, heaps, None), columns)
                }
                (game, arity) => {
                    let (mut sum, columns) = positions(&mut words, arity)?;
                    let is_known = matches!(&game, Game::Pairs(rule) if rule.own().is_none());
                    if is_known && sum.len() == 1 {
                        (About::Moves(game, sum.remove(0), None), columns)
                    } else {
                        (About::PositionMoves(written.own(), sum), columns)
                    }
                }
            };
            let own = Some(written.own());
            return Ok(Request { asked, rule, to: 0, columns, about, own });
        }
        let arity = written.read.formula.arity;
        let (sides, columns) = bounds(&mut words, arity)?;
        let most = sides.iter().copied().max();
        let are_equal = sides.iter().all(|side| Some(*side) == most);
        let (about, to) = match (asked, game) {
            (Task::Antisg, Game::Heaps(rule)) => {
                (About::AntiSg(rule), most.unwrap_or(USUAL_ANTI_SG).min(MOST_ANTI_SG))
            }
            (_, game @ Game::Heaps(_)) => {
                let to = most.unwrap_or_else(|| usual(&game, USUAL));
                (About::Game(game), to)
            }
            (Task::Table | Task::Law | Task::Plot, game @ Game::Pairs(_)) if are_equal => {
                let to = most.unwrap_or_else(|| usual(&game, USUAL_PAIRS));
                (About::Game(game), to)
            }
            (Task::Table | Task::Law, _) => {
                let own = written.own();
                let side = most.unwrap_or_else(|| positions::usual_side(&own));
                let sides = if are_equal { vec![side; arity] } else { sides };
                (About::Positions(own, sides), side)
            }
            _ => return Err(wrong(Fault::Formula(Box::new(Mistake::OneNumber)))),
        };
        let own = Some(written.own());
        Ok(Request { asked, rule, to, columns, about, own })
    }

    // Values come with a table, and with the law of heaps up to `with_values`.
    fn answer(self, with_values: u64) -> Result<Answer, Wrong> {
        let Request { asked, rule, mut to, columns, about, own } = self;
        let has_values = matches!(asked, Task::Table | Task::Values) || to <= with_values;
        let kept = |values: Vec<u64>| if has_values { values } else { Vec::new() };
        let in_words = match &about {
            About::Values(pasted) => InWords::of(pasted),
            About::Family(family) => {
                let ends = family.ends();
                InWords::of(&ends.map_err(|what| Wrong { column: 1, what })?)
            }
            About::Game(game) | About::Moves(game, ..) => match own {
                Some(own) => InWords::of(&Formulated(own, game)),
                None => InWords::of(game),
            },
            About::AntiSg(of) => InWords::of(&Game::Heaps(of.clone())),
            About::Positions(own, _) | About::PositionMoves(own, _) => InWords::of(own),
        };
        let with_words = in_words.with_rule(&rule);
        let found = match about {
            About::Values(Pasted { table, .. }) => Ok(of_table(table)),
            About::Family(family) => family
                .answer(to, &with_words)
                .map(|family| Found::Family { family: family.into() })
                .map_err(|what| (None, what)),
            About::Game(Game::Heaps(of)) => {
                let mut values = values::values(&of, to);
                // A bound that nobody named is as large as it can be.
                if let (Err(NoValues::TooMany { most: most @ LEAST_USUAL.. }), true) =
                    (&values, columns.is_empty())
                {
                    to = *most;
                    values = values::values(&of, to);
                }
                let values = values.map_err(|none| (None, none.fault(Large::Table, to)));
                values.and_then(|values| heaps_of(&of, &with_words, asked, values, kept))
            }
            About::Game(Game::Pairs(of)) => pairs_of(&of, &with_words, asked, to),
            About::Game(Game::Memory(of)) => {
                let values = states::values(&of, to as usize + 1);
                Ok(of_values(states::law(&of, &with_words, &values), of.is_outcome(), kept(values)))
            }
            About::Moves(game, heaps, after) => moves_of(&game, heaps, after),
            About::Game(Game::Own(_)) => unreachable!("positions are asked about as such"),
            About::Positions(own, sides) => positions::known(&own, &sides)
                .map(|mut positions| {
                    if asked != Task::Table {
                        positions.values.clear();
                    }
                    Found::Positions { positions }
                })
                .map_err(|what| (None, what)),
            About::PositionMoves(own, sum) => positions::moves(&own, &sum)
                .map(|position_moves| Found::PositionMoves { sum, position_moves }),
            About::AntiSg(of) => misere::anti_sg(&of, to)
                .map(|anti_sg| Found::AntiSg { anti_sg })
                .map_err(|what| (None, what)),
        };
        let found = found.map_err(|(heap, what)| {
            let of_heap = || columns.get(heap.unwrap_or(0)).copied();
            Wrong { column: what.column().or_else(of_heap).unwrap_or(1), what }
        })?;
        Ok(Answer { version: VERSION, asked, rule, in_words, to, found })
    }
}

// The heaps whose moves are asked for, and the column of each that can be too large.
fn heaps(game: &Game, words: &mut Words) -> Result<(Vec<u64>, Vec<u64>), Wrong> {
    match game {
        Game::Heaps(_) => numbers(words, MOST_HEAPS, Things::Heaps),
        Game::Pairs(_) => {
            let mut heap = || Ok((words.number(0, u64::MAX)?, words.column()));
            let ((a, of_a), (b, of_b)) = (heap()?, heap()?);
            Ok((vec![a, b], vec![of_a, of_b]))
        }
        Game::Memory(_) => Ok((vec![words.number(0, u64::MAX)?], vec![words.column()])),
        Game::Own(_) => unreachable!("positions are read as such"),
    }
}

// The bound of a formula's table if a request names none: the usual one, or as far as is answered.
fn usual(game: &Game, usual: u64) -> u64 {
    match game {
        Game::Pairs(rule) => {
            let largest = rule.own().map_or(usual, |own| own.largest(usual, work::MOST));
            if largest < LEAST_USUAL_OF_TWO {
                usual
            } else {
                largest
            }
        }
        _ => usual,
    }
}

// The bound of a table, or one for each number, and the column of each; none if the words end.
fn bounds(words: &mut Words, arity: usize) -> Result<(Vec<u64>, Vec<u64>), Wrong> {
    let (mut bounds, mut columns) = (Vec::new(), Vec::new());
    if words.left() > 0 {
        words.expect("to")?;
        while bounds.is_empty() || words.left() > 0 && bounds.len() < arity {
            bounds.push(words.number(0, MAX_HEAP)?);
            columns.push(words.column());
        }
        words.end()?;
        if bounds.len() != 1 && bounds.len() != arity {
            let (expected, found) = (arity, bounds.len());
            let what = Fault::Formula(Box::new(Mistake::Numbers { expected, found }));
            return Err(words.wrong(what));
        }
    }
    Ok((bounds, columns))
}

// Positions of so many numbers, and the column of each number.
fn positions(words: &mut Words, arity: usize) -> Result<(Vec<Vec<u64>>, Vec<u64>), Wrong> {
    let most = positions::MOST_POSITIONS * arity;
    let (numbers, columns) = numbers(words, most, Things::Numbers)?;
    if numbers.len() % arity != 0 {
        let (expected, found) = (arity, numbers.len() % arity);
        return Err(words.wrong(Fault::Formula(Box::new(Mistake::Numbers { expected, found }))));
    }
    Ok((numbers.chunks(arity).map(<[u64]>::to_vec).collect(), columns))
}

// The lines for "A to B" at the place of its `to`: a run of numbers, with the usual bound; and a bound. Only the latter if
// it cannot be a run.
fn both_readings(words: &Words, to: usize, usual: u64) -> Vec<String> {
    let [low, high] = [to - 1, to + 1].map(|place| words.at(place).unwrap_or_default());
    let bound = words.with(to - 1, to + 2, &format!("{low}..{low} to {high}"));
    let is_number = |word: &str| word.parse::<u64>().ok();
    match (is_number(low), is_number(high)) {
        (Some(least), Some(most)) if 0 < least && least <= most => {
            vec![words.with(to - 1, to + 2, &format!("{low}..{high} to {usual}")), bound]
        }
        _ => vec![bound],
    }
}

/// The request for a rule that was typed without its first word, as the argument of a command or in a field: `law` or
/// another word, the rule, and the bound if it was given apart.
///
/// `take 1 to 3` may take 1 to 3, or take 1 from heaps up to 3. It is a run if the bound stands elsewhere: apart, or
/// behind a second `to`.
///
/// # Errors
///
/// If it may be both. The column is that of the rule as it was typed.
///
/// ```
/// use grundy_engine::pattern::request;
///
/// assert_eq!(request("law", "take 1 3 4", Some(50)).unwrap(), "law take 1 3 4 to 50");
/// assert_eq!(request("law", "take 1", Some(50)).unwrap(), "law take 1..1 to 50");
/// assert_eq!(request("law", "take 1 to 3", Some(50)).unwrap(), "law take 1..3 to 50");
/// assert_eq!(request("law", "take 1 to 3 to 50", None).unwrap(), "law take 1..3 to 50");
/// assert_eq!(request("law", "octal 0.77 to 50", None).unwrap(), "law octal 0.77 to 50");
/// assert_eq!(request("table", "kayles 50", None).unwrap(), "table octal 0.77 to 50");
/// let wrong = request("law", "take 1 3 to 50", None).unwrap_err();
/// let lines = r#"expected "law take 1 3..50 to 100" or "law take 1 3..3 to 50", "#;
/// assert!(wrong.what.to_string().starts_with(lines) && wrong.column == 8);
/// ```
pub fn request(asked: &str, rule: &str, to: Option<u64>) -> Result<String, Wrong> {
    let rule = &in_line(rule);
    let found = asked_for(asked, rule, to);
    let (name, number) = rule.trim_end().rsplit_once(' ').unwrap_or_default();
    if to.is_some() || asked == "moves" || number.parse::<u64>().is_err() || is_request(&found) {
        return found;
    }
    // What has a line to copy keeps it; but heaps are no part of a table.
    let is_refused = found.as_ref().is_err_and(phrases::is_told);
    if is_refused && !["table", "plot"].contains(&asked) {
        return found;
    }
    // "kayles 20" is no rule: a bound is meant, which the answer says.
    let bounded = asked_for(asked, &format!("{} to {number}", name.trim_end()), None);
    let is_name = !name.contains(char::is_numeric);
    if is_name && is_request(&bounded) {
        return bounded;
    }
    found
}

/// A text of several lines as one line, in which all else keeps its column: `#` and what follows on its line are blank.
///
/// ```
/// use grundy_engine::pattern::in_line;
///
/// assert_eq!(in_line("n -> n - 1; # one\n  n / 2"), "n -> n - 1;         n / 2");
/// ```
pub fn in_line(text: &str) -> String {
    let mut is_remark = false;
    let mut shown = |byte: u8| {
        is_remark = byte == b'#' || is_remark && byte != b'\n';
        if is_remark || matches!(byte, b'\n' | b'\r' | b'\t') {
            b' '
        } else {
            byte
        }
    };
    // A remark is blank from its first byte on.
    let bytes: Vec<u8> = text.bytes().map(&mut shown).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn is_request(line: &Result<String, Wrong>) -> bool {
    line.as_ref().is_ok_and(|line| Heard::<Request>::of(line).is_ok())
}

/// The ways in which a text may be a rule and heaps that follow it: those for which `moves` has an answer, with a colon
/// between.
///
/// ```
/// use grundy_engine::pattern::with_heaps;
///
/// assert_eq!(with_heaps("misere nim 3 4 5"), ["misere nim : 3 4 5"]);
/// assert_eq!(with_heaps("take 1 3 5"), ["take 1 3 : 5", "take 1 : 3 5"]);
/// assert!(with_heaps("3 5").is_empty());
/// ```
pub fn with_heaps(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let heaps = words.iter().rev().take_while(|word| word.parse::<u64>().is_ok()).count();
    let line = |count: usize| {
        let (rule, heaps) = words.split_at(words.len() - count);
        format!("{} : {}", rule.join(" "), heaps.join(" "))
    };
    let is_right = |line: &String| is_request(&asked_for("moves", line, None));
    let most = heaps.min(MOST_SPLIT).min(words.len().saturating_sub(1));
    (1..=most).map(line).filter(is_right).collect()
}

// How many ways of splitting are tried.
const MOST_SPLIT: usize = 30;

fn asked_for(asked: &str, rule: &str, to: Option<u64>) -> Result<String, Wrong> {
    // A set of one number is written as a run, for else its bound could be the end of one.
    let bounded = |line: &str| match to {
        None => line.to_string(),
        Some(to) => match line.rsplit_once("take ").filter(|(_, last)| last.parse::<u64>().is_ok())
        {
            Some((_, number)) => format!("{line}..{number} to {to}"),
            None => format!("{line} to {to}"),
        },
    };
    let line = format!("{asked} {}", rule.trim());
    let strict = Heard::<Request>::strict(&bounded(&line));
    // It may be its own bound only if no other reading is.
    let is_certain = match &strict {
        Ok(heard) => to.is_some() || !heard.parsed.has_bound(),
        Err(wrong) => phrases::is_settled(wrong),
    };
    if is_certain {
        return Ok(bounded(&line));
    }
    // What is wrong with a formula, its own parser says.
    if phrases::is_formula(rule) {
        return Ok(bounded(&line));
    }
    let section = match (asked, to) {
        ("moves", _) => "sum",
        (_, None) => "body",
        (_, Some(_)) => "rule",
    };
    // Before a rule of two heaps, the request may end with their word.
    let (asked, said) = match asked.strip_suffix(" pairs") {
        Some(asked) => (asked, format!("pairs {rule}")),
        None => (asked, rule.to_string()),
    };
    let is_heard = strict.is_err() && to.is_some();
    match phrases::heard::<Request>(&said, section, &format!("{asked} ")) {
        Ok(heard) if strict.is_err() => Ok(bounded(&heard.line.text)),
        Err(wrong) if phrases::is_told(&wrong) || is_heard => {
            let column = wrong.column.saturating_sub((said.len() - rule.len()) as u64).max(1);
            Err(Wrong { column, ..wrong })
        }
        _ => Ok(bounded(&line)),
    }
}

fn of_table(table: Table) -> Found {
    let is_outcome = matches!(table, Table::Winners(_));
    let pairs = match table {
        Table::Values(values) | Table::Winners(values) => {
            let law = Finding::of_values(&values).stated("Given values", is_outcome);
            return of_values(law, is_outcome, values);
        }
        Table::Pairs { rows, are_winners } => pairs::given(&rows, are_winners),
        Table::Lost(lost) => pairs::given_lost(&lost),
    };
    Found::Pairs { pairs, picture: None }
}

fn of_values(law: Stated, is_outcome: bool, values: Vec<u64>) -> Found {
    Found::Heaps { law, is_outcome, values, quotient: None, picture: None }
}

fn heaps_of(
    of: &Rule,
    rule: &str,
    asked: Task,
    values: Vec<u64>,
    kept: impl Fn(Vec<u64>) -> Vec<u64>,
) -> Result<Found, Refusal> {
    let (law, is_outcome) =
        (Finding::of(of, &values, work::SPARE).stated(rule, of.misere), of.misere);
    if asked == Task::Plot {
        let picture = Some(plot::plot(&values));
        return Ok(Found::Heaps { law, is_outcome, values: Vec::new(), quotient: None, picture });
    }
    let game =
        if of.misere { misere::game(of, values.len() as u64 - 1, misere::STEPS) } else { None };
    let quotient = game.map(|game| crate::misere::Summary::of(&game));
    Ok(Found::Heaps { law, is_outcome, values: kept(values), quotient, picture: None })
}

fn pairs_of(of: &PairRule, rule: &str, asked: Task, to: u64) -> Result<Found, Refusal> {
    pairs::check(of, to, None)?;
    let plane = pairs::plane(of, to);
    let mut pairs = pairs::known(of, rule, &plane, work::SPARE);
    if asked == Task::Table {
        pairs.values = (0..plane.side()).map(|a| plane.row(a).to_vec()).collect();
    }
    Ok(Found::Pairs { pairs, picture: (asked == Task::Plot).then(|| plot::plane(&plane)) })
}

fn moves_of(game: &Game, heaps: Vec<u64>, after: Option<u64>) -> Result<Found, Refusal> {
    let moves = match game {
        Game::Own(_) => unreachable!("positions are asked about as such"),
        Game::Heaps(rule) => moves::moves(rule, &heaps)?,
        Game::Pairs(rule) => {
            let pair_moves = pair_moves::moves(rule, heaps[0], heaps[1])?;
            return Ok(Found::PairMoves { pair_moves, heaps });
        }
        Game::Memory(rule) => {
            let (heap, most) = (heaps[0], state_rule::MOST_HEAP);
            if heap > most {
                let large = TooLarge { most, asked: heap };
                let refused = || (Some(0), Fault::Large(Large::Heap, large));
                states::far_moves(rule, heap, after).ok_or_else(refused)?
            } else {
                let table = states::table(rule, heap as usize + 1);
                states::moves(rule, &table, heap, after, &mut |_, _, _| {})
            }
        }
    };
    Ok(Found::Moves { heaps, after, moves })
}

// The numbers up to the end of the line, at least one and at most `most`, and the column of each.
fn numbers(words: &mut Words, most: usize, of: Things) -> Result<(Vec<u64>, Vec<u64>), Wrong> {
    let (mut numbers, mut columns) = (Vec::new(), Vec::new());
    while numbers.is_empty() || words.left() > 0 {
        numbers.push(words.number(0, u64::MAX)?);
        columns.push(words.column());
        if numbers.len() > most {
            return Err(words.expected(Expected::Few(most as u64, of)));
        }
    }
    Ok((numbers, columns))
}

#[cfg(test)]
mod tests {
    use super::{Answer, Requests, MAX_LINE};

    fn answer(line: &str) -> Result<Option<Answer>, (u64, String)> {
        let answer = Requests::default().answer(line);
        answer.map_err(|wrong| (wrong.column, wrong.what.to_string()))
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
            "expected heaps up to 500, because a table of more pairs would take too long, found 501";
        let refused = |line: &str| answer(line).unwrap_err();
        // Of two heaps, the larger is named, or the first.
        let rule = "pairs take any from one or 2 from both";
        let of_pairs = |heaps: &str| refused(&format!("moves {rule} : {heaps}"));
        assert_eq!(of_pairs("501 7"), (48, limit.to_string()));
        assert_eq!(of_pairs("7 501"), (50, limit.to_string()));
        assert_eq!(of_pairs("501 501"), (48, limit.to_string()));
        let of_table = refused("law pairs take any from one to 501");
        assert_eq!(of_table, (32, limit.to_string()));
        assert!(answer(&format!("moves {rule} : 500 7")).is_ok());
        // Of a sum, the heap that no law decides; of a game that remembers, the heap.
        let squares =
            |heaps: &str| refused(&format!("moves pairs take squares from one : {heaps}")).0;
        assert_eq!((squares("7 1000000000000"), squares("1000000000000 7")), (39, 37));
        assert!(answer("moves pairs take any from one : 18446744073709551615 7").is_ok());
    }

    #[test]
    fn a_request_is_read_up_to_its_limits_and_no_further() {
        let heaps = |count: usize| answer(&("moves take any :".to_string() + &" 0".repeat(count)));
        assert!(heaps(100_000).is_ok());
        let (column, what) = heaps(100_001).unwrap_err();
        let expected = "expected 100000 heaps at most, found \"0\"";
        assert_eq!((column, &what[..]), (16 + 2 * 100_001, expected));
        assert_eq!(answer(&" ".repeat(MAX_LINE)), Ok(None));
        let (column, what) = answer(&" ".repeat(MAX_LINE + 1)).unwrap_err();
        assert_eq!((column, &what[..]), (1, "expected a line of 33554432 bytes at most"));
    }
}
