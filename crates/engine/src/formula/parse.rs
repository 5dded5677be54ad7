//! From the text of a formula to its tree.
//!
//! The loops and conditions of an option stand behind it. They are read first, because they name what the option uses.
//!
//! Checked: below, and by printing and reading again what random trees say (`print`).

use super::mistake::{Mistake, Much, Wanted};
use super::tokens::{tokens, Kind, Token};
use super::tree::*;
use super::words::*;
use crate::fault::Fault;
use crate::requests::Wrong;
use crate::spelling::distance;

/// A formula that was read, or a family of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// Whether the player who makes the last move loses.
    pub is_misere: bool,
    /// The formula.
    pub formula: Formula,
    /// The parameters of a family: their names, and their first and last numbers.
    pub parameters: Vec<(String, [Expr; 2])>,
    /// Where the formula ends, in bytes.
    pub end: usize,
}

// More is refused; what a person writes has less.
const MOST_LENGTH: usize = 10_000;
const MOST_DEPTH: usize = 150;
const MOST_PARAMETERS: usize = 3;

impl Formula {
    /// The formula of a whole text.
    ///
    /// # Errors
    ///
    /// What is wrong, with its column.
    ///
    /// ```
    /// use grundy_engine::formula::Formula;
    ///
    /// let nim = Formula::parse("n -> n - k for k in 1..n").unwrap();
    /// assert_eq!(nim.to_string(), "n -> n - k for k in 1..n");
    /// let wrong = Formula::parse("n -> n - k for k on 1..n").unwrap_err();
    /// assert_eq!(wrong.to_string(), "column 18: expected \"in\", found \"on\"");
    /// ```
    pub fn parse(text: &str) -> Result<Formula, Wrong> {
        let read = read(text, 0)?;
        match tokens(text, read.end).first() {
            Some(token) => Err(wrong_token(text, Wanted::Behind, Some(token))),
            None => Ok(read.formula),
        }
    }
}

/// The formula that stands in a text from a place on, up to a word or sign that no formula has, such as `to`.
///
/// # Errors
///
/// What is wrong, with its column in the text.
///
/// # Complexity
///
/// O(length), times the depth of brackets.
pub fn read(text: &str, from: usize) -> Result<Read, Wrong> {
    if text.len() - from > MOST_LENGTH {
        return Err(wrong(from, Mistake::Most(Much::Length, MOST_LENGTH)));
    }
    let mut parser = Parser {
        text,
        tokens: tokens(text, from),
        next: 0,
        depth: 0,
        names: Vec::new(),
        scope: Vec::new(),
        parameters: Vec::new(),
    };
    parser.rule()
}

fn wrong(at: usize, mistake: Mistake) -> Wrong {
    Wrong { column: at as u64 + 1, what: Fault::Formula(Box::new(mistake)) }
}

fn wrong_token(text: &str, wanted: Wanted, found: Option<&Token>) -> Wrong {
    const SHOWN: usize = 24;
    let found = found.map(|token| (token.at, &text[token.at..token.end]));
    let word = found.map(|(_, word)| match word.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &word[..end]),
        None => word.to_string(),
    });
    let at = found.map_or(text.trim_end().len(), |(at, _)| at);
    wrong(at, Mistake::Expected(wanted, word))
}

// What stands between signs: a number, or a condition.
enum Value {
    Number(Expr),
    Truth(Cond),
}
use Value::{Number, Truth};

struct Parser<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    // The token that is read next.
    next: usize,
    // How deep brackets and operators stand within each other here.
    depth: usize,
    // The names of all variables.
    names: Vec<String>,
    // The places of those that can be used here.
    scope: Vec<usize>,
    parameters: Vec<(String, Option<[Expr; 2]>)>,
}

// Words with a meaning of their own.
const WORDS: &[&str] = &[
    "for", "in", "if", "and", "or", "not", "any", "all", "step", "range", "sorted", "misere", "to",
    "sum", "product", "len",
];
const ELSEWHERE: &[(&str, &str)] = &[
    ("=", "=="),
    ("&&", "and"),
    ("||", "or"),
    ("!", "not"),
    ("<>", "!="),
    ("where", "if"),
    ("when", "if"),
    ("mod", "%"),
    ("div", "/"),
    ("xor", "^"),
    ("is", "=="),
    ("divides", "n % k == 0"),
    ("unless", "if not"),
    ("ceil", "(n + 1) / 2"),
    ("even", "n % 2 == 0"),
    ("odd", "n % 2 == 1"),
];
// What changes nothing, because all numbers are whole.
const WHOLE: [&str; 2] = ["floor", "int"];
// The endings of formulas: what follows is no part of them.
const ENDS: &[&str] = &["to", ":"];

const PRIME: [&str; 2] = ["isprime", "is_prime"];

// What people write elsewhere, and what it is here.
fn here(word: &str) -> Option<&'static str> {
    ELSEWHERE.iter().find(|entry| entry.0 == word).map(|entry| entry.1)
}

impl<'a> Parser<'a> {
    fn word_at(&self, place: usize) -> Option<&'a str> {
        let token = self.tokens.get(place)?;
        match token.is {
            Kind::Sign(sign) => Some(sign),
            _ => Some(&self.text[token.at..token.end]),
        }
    }

    fn word(&self) -> Option<&'a str> {
        self.word_at(self.next)
    }

    fn at(&self) -> usize {
        self.tokens.get(self.next).map_or(self.text.trim_end().len(), |token| token.at)
    }

    fn accept(&mut self, word: &str) -> bool {
        let is_next = self.word() == Some(word);
        self.next += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, sign: &'static str) -> Result<(), Wrong> {
        if self.accept(sign) {
            return Ok(());
        }
        Err(self.expected(Wanted::Sign(sign)))
    }

    fn expected(&self, wanted: Wanted) -> Wrong {
        match here(self.word().unwrap_or_default()) {
            // Behind a number, "!" is a factorial.
            Some(right) if right != "not" || wanted != Wanted::Behind => self.instead(right),
            _ if self.is_bound() => wrong(self.at(), Mistake::Expected(wanted, None)),
            _ => wrong_token(self.text, wanted, self.tokens.get(self.next)),
        }
    }

    // Whether only the bound of a request is left, which is no part of the formula.
    fn is_bound(&self) -> bool {
        let rest = self.tokens.get(self.next + 1..).unwrap_or_default();
        self.word() == Some("to")
            && !rest.is_empty()
            && rest.iter().all(|token| matches!(token.is, Kind::Number(_)))
    }

    // What to write in place of the next token.
    fn instead(&self, right: &str) -> Wrong {
        let found = self.word().unwrap_or_default().to_string();
        wrong(self.at(), Mistake::Write(right.to_string(), found))
    }

    // The whole text with other characters between two places.
    fn with(&self, from: usize, to: usize, words: &str) -> String {
        format!("{}{words}{}", &self.text[..from], &self.text[to..]).trim().to_string()
    }

    fn is_end(&self) -> bool {
        self.word().is_none_or(|word| ENDS.contains(&word))
    }

    fn rule(&mut self) -> Result<Read, Wrong> {
        let is_misere = self.accept("misere");
        let is_sorted = self.accept("sorted");
        let is_tuple = self.accept("(");
        loop {
            let name = self.name(Wanted::Names)?;
            let place = self.named(name)?;
            self.scope.push(place);
            if !is_tuple || !self.accept(",") {
                break;
            }
            if self.names.len() == MOST_NUMBERS {
                return Err(wrong(self.at(), Mistake::Most(Much::Numbers, MOST_NUMBERS)));
            }
        }
        let arity = self.names.len();
        if is_tuple {
            self.expect(")")?;
        }
        self.expect("->")?;
        self.find_parameters()?;
        let start = self.next;
        let mut alternatives = vec![self.alternative(arity)?];
        while self.accept(";") {
            if self.is_end() {
                break;
            }
            alternatives.push(self.alternative(arity)?);
        }
        if !self.is_end() {
            return Err(self.behind());
        }
        let end = self.tokens.get(self.next).map_or(self.text.len(), |token| token.at);
        self.is_no_list(start, &alternatives)?;
        let parameter = |(name, ends): (String, Option<[Expr; 2]>)| Some((name, ends?));
        let parameters = self.parameters.drain(..).filter_map(parameter).collect();
        let names = std::mem::take(&mut self.names);
        let formula = Formula { is_sorted, arity, names, alternatives };
        Ok(Read { is_misere, formula, parameters, end })
    }

    // What is wrong behind an option or its clauses.
    fn behind(&self) -> Wrong {
        match self.word() {
            Some("," | "else") => self.instead(";"),
            Some("and") => self.instead("if"),
            _ => self.expected(Wanted::Behind),
        }
    }

    // Refuses a list that stands alone, which is the list of options elsewhere, and a sum here.
    fn is_no_list(&self, start: usize, all: &[Alternative]) -> Result<(), Wrong> {
        let [Alternative { parts, clauses }] = all else { return Ok(()) };
        let is_list = parts.len() > 1 || parts.iter().any(|part| !part.clauses.is_empty());
        if !clauses.is_empty() || !is_list || self.word_at(start) != Some("[") {
            return Ok(());
        }
        let Some((options, found, [open, close])) = self.listed(start) else { return Ok(()) };
        let condition = format!("] if {} >= 0", self.names[0]);
        let lines = vec![options, self.with(close.at, close.end, &condition)];
        Err(Wrong { column: open.at as u64 + 1, what: Fault::Unclear(lines, found) })
    }

    // The words from a place on that stand outside brackets, up to the bracket that closes.
    fn outside(&self, from: usize) -> impl Iterator<Item = (usize, &'a str)> + '_ {
        let mut depth = 0;
        let words = (from..self.tokens.len()).map_while(move |place| {
            let (word, before) = (self.word_at(place).filter(|_| depth >= 0)?, depth);
            depth += match word {
                "(" | "[" | "{" => 1,
                ")" | "]" | "}" => -1,
                _ => 0,
            };
            Some((before == 0).then_some((place, word)))
        });
        words.flatten()
    }

    // The whole text with the items of a bracket as options, the text of the bracket, and its ends.
    fn listed(&self, open: usize) -> Option<(String, String, [Token; 2])> {
        let inner: Vec<(usize, &str)> = self.outside(open + 1).collect();
        let (close, _) = inner.last().filter(|of| matches!(of.1, "]" | "}"))?;
        let [open, close] = [open, *close].map(|place| self.tokens[place]);
        let (mut options, mut from) = (String::new(), open.end);
        for (place, word) in inner {
            // Behind a comma there may also be a clause.
            if word == "," && !matches!(self.word_at(place + 1), Some("for" | "if")) {
                let comma = self.tokens[place];
                options += &format!("{};", self.text[from..comma.at].trim_end());
                from = comma.end;
            }
            // As in mathematics: { n - k : k in 1..n }.
            if matches!(word, ":" | "|") && self.word_at(place + 2) == Some("in") {
                let such = self.tokens[place];
                options += &format!("{} for", self.text[from..such.at].trim_end());
                from = such.end;
            }
        }
        options += &self.text[from..close.at];
        let found = self.text[open.at..close.end].to_string();
        Some((self.with(open.at, close.end, options.trim()), found, [open, close]))
    }

    fn name(&mut self, wanted: Wanted) -> Result<String, Wrong> {
        let token = self.tokens.get(self.next).filter(|token| token.is == Kind::Name);
        let Some(token) = token else { return Err(self.expected(wanted)) };
        let name = &self.text[token.at..token.end];
        let is_taken = WORDS.contains(&name)
            || Function::of(name).is_some()
            || Family::of(name).is_some()
            || PRIME.contains(&name)
            || self.known(name).is_some();
        if is_taken {
            return Err(wrong(token.at, Mistake::Taken(name.to_string())));
        }
        self.next += 1;
        Ok(name.to_string())
    }

    fn named(&mut self, name: String) -> Result<usize, Wrong> {
        self.names.push(name);
        Ok(self.names.len() - 1)
    }

    fn known(&self, name: &str) -> Option<usize> {
        self.scope.iter().copied().find(|&place| self.names[place] == name)
    }

    // The names of one capital letter that a `for` outside brackets gives: they are known everywhere.
    fn find_parameters(&mut self) -> Result<(), Wrong> {
        let mut names: Vec<String> = Vec::new();
        for (place, word) in self.outside(self.next) {
            let name = self.word_at(place + 1).unwrap_or_default();
            let is_given = matches!(word, "for" | ",") && self.word_at(place + 2) == Some("in");
            let is_capital = name.len() == 1 && name.bytes().all(|b| b.is_ascii_uppercase());
            let is_known = self.known(name).is_some() || names.iter().any(|of| of == name);
            if is_given && is_capital && !is_known {
                if names.len() == MOST_PARAMETERS {
                    let at = self.tokens[place + 1].at;
                    return Err(wrong(at, Mistake::Most(Much::Parameters, MOST_PARAMETERS)));
                }
                names.push(name.to_string());
            }
        }
        self.parameters = names.into_iter().map(|name| (name, None)).collect();
        Ok(())
    }

    fn parameter(&self, name: &str) -> Option<usize> {
        self.parameters.iter().position(|parameter| parameter.0 == name)
    }

    // Reads the clauses that stand behind something first, and then that, which goes no further than a sign.
    fn before<T>(
        &mut self,
        sign: &str,
        inner: impl FnOnce(&mut Self) -> Result<T, Wrong>,
    ) -> Result<(T, Vec<Clause>), Wrong> {
        let (start, known) = (self.next, self.scope.len());
        let is_clause = |word: &str| matches!(word, "for" | "if");
        let is_end = |word: &str| is_clause(word) || word == sign || ENDS.contains(&word);
        let end = self.outside(start).find(|of| is_end(of.1));
        let Some((first, _)) = end.filter(|of| is_clause(of.1)) else {
            return Ok((inner(self)?, Vec::new()));
        };
        self.next = first;
        let clauses = self.clauses()?;
        let end = std::mem::replace(&mut self.next, start);
        let found = inner(self)?;
        self.accept(",");
        if self.next != first {
            return Err(self.expected(Wanted::Behind));
        }
        self.next = end;
        self.scope.truncate(known);
        Ok((found, clauses))
    }

    fn clauses(&mut self) -> Result<Vec<Clause>, Wrong> {
        let mut clauses = Vec::new();
        loop {
            let comma = self.next;
            self.accept(",");
            if self.accept("for") {
                loop {
                    let name = self.word().unwrap_or_default();
                    match self.parameter(name).filter(|_| self.word_at(self.next + 1) == Some("in"))
                    {
                        Some(parameter) => {
                            self.next += 2;
                            self.ends(parameter)?;
                        }
                        None => {
                            let name = self.name(Wanted::Name)?;
                            if self.word() == Some("=") {
                                return Err(self.instead("in"));
                            }
                            self.expect("in")?;
                            let set = self.set()?;
                            let place = self.named(name)?;
                            self.scope.push(place);
                            clauses.push(Clause::For(place, set));
                        }
                    }
                    // A comma may also stand before "for", "if", or another part of a list.
                    if self.word() != Some(",") || self.word_at(self.next + 2) != Some("in") {
                        break;
                    }
                    self.next += 1;
                }
            } else if self.accept("if") {
                clauses.push(Clause::If(self.condition()?));
            } else {
                self.next = comma;
                return Ok(clauses);
            }
        }
    }

    // The range of a parameter.
    fn ends(&mut self, parameter: usize) -> Result<(), Wrong> {
        let place = self.next;
        let ends = match self.set()? {
            Set::Range(of, _) if of[2] == Expr::Number(1) => {
                let [from, to, _] = *of;
                Some([from, to])
            }
            _ => None,
        };
        let is_known = |end: &Expr| end.constant(&[1; MOST_PARAMETERS]).is_some();
        let Some(ends) = ends.filter(|ends| ends.iter().all(is_known)) else {
            self.next = place;
            return Err(self.expected(Wanted::Ends));
        };
        if self.parameters[parameter].1.replace(ends).is_some() {
            let name = self.parameters[parameter].0.clone();
            return Err(wrong(self.tokens[place].at, Mistake::Taken(name)));
        }
        Ok(())
    }

    fn alternative(&mut self, arity: usize) -> Result<Alternative, Wrong> {
        self.depth = 0;
        if self.word() == Some("{") {
            let Some((line, found, [open, _])) = self.listed(self.next) else {
                return Err(self.expected(Wanted::Number));
            };
            return Err(Wrong { column: open.at as u64 + 1, what: Fault::Instead(line, found) });
        }
        let (parts, clauses) = self.before(";", |parser| {
            if !parser.accept("[") {
                let numbers = parser.position(arity)?;
                return Ok(vec![Part { numbers, clauses: Vec::new() }]);
            }
            parser.list("]", |parser| {
                let (numbers, clauses) = parser.before(",", |parser| parser.position(arity))?;
                Ok(Part { numbers, clauses })
            })
        })?;
        Ok(Alternative { parts, clauses })
    }

    // Items with commas between them, up to the sign that closes their bracket.
    fn list<T>(
        &mut self,
        end: &'static str,
        item: impl Fn(&mut Self) -> Result<T, Wrong>,
    ) -> Result<Vec<T>, Wrong> {
        let mut all = Vec::new();
        while !self.accept(end) {
            if !all.is_empty() && !self.accept(",") {
                return Err(self.expected(Wanted::Either(",", end)));
            }
            all.push(item(self)?);
        }
        Ok(all)
    }

    fn position(&mut self, arity: usize) -> Result<Vec<Expr>, Wrong> {
        let at = self.at();
        if arity == 1 {
            return Ok(vec![self.number()?]);
        }
        self.expect("(")?;
        let numbers = self.list(")", Parser::number)?;
        if numbers.len() != arity {
            return Err(wrong(at, Mistake::Numbers { expected: arity, found: numbers.len() }));
        }
        Ok(numbers)
    }

    fn set(&mut self) -> Result<Set, Wrong> {
        let at = At(self.at());
        let name = self.word().unwrap_or_default();
        let is_called = self.word_at(self.next + 1) == Some("(");
        if let Some(family) = Family::of(name).filter(|_| is_called) {
            let count = if family == Family::Powers { "2" } else { "1" };
            self.next += 1;
            let numbers = self.arguments(family.word(), count)?;
            return Ok(Set::Named(family, numbers, at));
        }
        if name == "range" && is_called {
            return self.range(at);
        }
        if self.accept("{") {
            return self.items("}");
        }
        if self.accept("[") {
            return self.items("]");
        }
        let from = self.value(2)?;
        match from {
            Number(from) if self.accept("..") => {
                let to = self.number()?;
                let step = if self.accept("step") { self.number()? } else { Expr::Number(1) };
                Ok(Set::Range(Box::new([from, to, step]), at))
            }
            _ => Err(self.since(at.0, Wanted::Set)),
        }
    }

    // Something else would be right in place of what was read from a place on.
    fn since(&self, at: usize, wanted: Wanted) -> Wrong {
        wrong(at, Mistake::Expected(wanted, Some(self.text_since(at))))
    }

    fn text_since(&self, at: usize) -> String {
        let end = self.tokens[..self.next].last().map_or(at, |token| token.end);
        self.text[at..end.max(at)].to_string()
    }

    // Python's range, whose end is not in it.
    fn range(&mut self, at: At) -> Result<Set, Wrong> {
        let place = self.next;
        self.next += 2;
        if self.word() == Some(")") {
            return Err(self.expected(Wanted::Number));
        }
        let mut numbers = self.list(")", Parser::number)?;
        let step = numbers.get(2).map_or(Some(1), |step| step.constant(&[]));
        let (1..=3, Some(step @ (..=-1 | 1..))) = (numbers.len(), step) else {
            self.next = place;
            return Err(self.expected(Wanted::Set));
        };
        numbers.truncate(2);
        let to = numbers.pop().unwrap_or(Expr::Number(0));
        let from = numbers.pop().unwrap_or(Expr::Number(0));
        let (back, forth) = match step {
            1.. => (Operator::Subtract, Operator::Add),
            _ => (Operator::Add, Operator::Subtract),
        };
        let to = match to {
            Expr::Number(to) => Expr::Number(to.saturating_sub(step.signum())),
            // n + 1 for the n that is meant.
            Expr::Two(operator, of, _) if operator == forth && of[1] == Expr::Number(1) => {
                let [to, _] = *of;
                to
            }
            to => Expr::Two(back, Box::new([to, Expr::Number(1)]), at),
        };
        Ok(Set::Range(Box::new([from, to, Expr::Number(step)]), at))
    }

    // The rest of a set in brackets.
    fn items(&mut self, end: &'static str) -> Result<Set, Wrong> {
        self.deeper(|parser| {
            if parser.has_loop() {
                return parser.each(end);
            }
            let items = parser.list(end, |parser| {
                let from = parser.number()?;
                Ok((from, if parser.accept("..") { Some(parser.number()?) } else { None }))
            })?;
            Ok(Set::Items(items))
        })
    }

    // A number for each turn of its clauses, up to the sign that closes the bracket.
    fn each(&mut self, end: &'static str) -> Result<Set, Wrong> {
        let (number, clauses) = self.before(end, Parser::number)?;
        self.expect(end)?;
        Ok(Set::Each(Box::new(number), clauses))
    }

    // Whether a loop stands in the brackets that were opened.
    fn has_loop(&self) -> bool {
        self.outside(self.next).any(|of| of.1 == "for")
    }

    fn deeper<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T, Wrong>) -> Result<T, Wrong> {
        let depth = self.depth;
        self.deepen()?;
        let found = inner(self)?;
        self.depth = depth;
        Ok(found)
    }

    fn deepen(&mut self) -> Result<(), Wrong> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(wrong(self.at(), Mistake::Most(Much::Depth, MOST_DEPTH)));
        }
        Ok(())
    }

    // The numbers in the brackets of a function.
    fn arguments(&mut self, name: &'static str, count: &'static str) -> Result<Vec<Expr>, Wrong> {
        let at = self.at();
        self.next += 1;
        let numbers = self.deeper(|parser| parser.list(")", Parser::number))?;
        let found = numbers.len();
        let is_right = match count {
            "1" => found == 1,
            "2" => found == 2,
            _ => found >= 2,
        };
        if !is_right {
            return Err(wrong(at, Mistake::Arguments { name, expected: count, found }));
        }
        Ok(numbers)
    }

    fn number(&mut self) -> Result<Expr, Wrong> {
        self.numeric(|parser| parser.value(2))
    }

    // A value that must be a number.
    fn numeric(
        &mut self,
        value: impl FnOnce(&mut Self) -> Result<Value, Wrong>,
    ) -> Result<Expr, Wrong> {
        let at = self.at();
        let value = value(self)?;
        self.as_number(value, at)
    }

    fn as_number(&self, value: Value, at: usize) -> Result<Expr, Wrong> {
        match value {
            Number(number) => Ok(number),
            Truth(_) => Err(self.since(at, Wanted::Number)),
        }
    }

    fn truth(
        &mut self,
        value: impl FnOnce(&mut Self) -> Result<Value, Wrong>,
    ) -> Result<Cond, Wrong> {
        let at = self.at();
        let value = value(self)?;
        self.as_truth(value, at)
    }

    // A number is true if it is not 0. But `k | n` is refused, which means "k divides n" elsewhere.
    fn as_truth(&self, value: Value, from: usize) -> Result<Cond, Wrong> {
        match value {
            Truth(cond) => Ok(cond),
            Number(Expr::Two(Operator::Or, _, At(sign)))
                if !self.text[from..].starts_with(['(', '（']) =>
            {
                let found = self.text_since(from);
                let (left, right) = found.split_at(sign - from);
                let sides = [left, right.trim_start_matches(['|', '｜'])];
                let [left, right] = sides.map(|side| match side.trim() {
                    side if side.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
                        side.to_string()
                    }
                    side => format!("({side})"),
                });
                let lines = [format!("{right} % {left} == 0"), format!("({found}) != 0")];
                let lines = lines.map(|line| self.with(from, from + found.len(), &line));
                Err(Wrong { column: sign as u64 + 1, what: Fault::Unclear(lines.to_vec(), found) })
            }
            Number(number) => Ok(Cond::NotZero(Box::new(number))),
        }
    }

    fn condition(&mut self) -> Result<Cond, Wrong> {
        self.truth(|parser| parser.value(0))
    }

    // A value whose operators bind at least so much: 0 "or", 1 "and", 2 "not" and relations.
    fn value(&mut self, level: usize) -> Result<Value, Wrong> {
        let depth = self.depth;
        let found = match level {
            0 => self.joined("or", Cond::Or, level)?,
            1 => self.joined("and", Cond::And, level)?,
            _ if self.accept("not") => {
                self.deepen()?;
                Truth(Cond::Not(Box::new(self.truth(|parser| parser.value(2))?)))
            }
            _ => self.relation()?,
        };
        self.depth = depth;
        Ok(found)
    }

    fn joined(
        &mut self,
        word: &str,
        join: fn(Vec<Cond>) -> Cond,
        level: usize,
    ) -> Result<Value, Wrong> {
        let at = self.at();
        let first = self.value(level + 1)?;
        if self.word() != Some(word) {
            return Ok(first);
        }
        let mut all = vec![self.as_truth(first, at)?];
        while self.accept(word) {
            self.deepen()?;
            all.push(self.truth(|parser| parser.value(level + 1))?);
        }
        Ok(Truth(join(all)))
    }

    // A number, or a chain of relations.
    fn relation(&mut self) -> Result<Value, Wrong> {
        let at = self.at();
        let mut left = self.operators(0)?;
        let mut all = Vec::new();
        loop {
            let word = self.word().unwrap_or_default();
            let is_not = word == "not" && self.word_at(self.next + 1) == Some("in");
            let relation = Relation::of(word);
            if relation.is_none() && word != "in" && !is_not {
                break;
            }
            let number = self.as_number(left, at)?;
            self.deepen()?;
            self.next += 1 + usize::from(is_not);
            let Some(relation) = relation else {
                let found = Cond::In(Box::new(number), Box::new(self.set()?));
                left = Truth(if is_not { Cond::Not(Box::new(found)) } else { found });
                break;
            };
            let next = self.numeric(|parser| parser.operators(0))?;
            all.push(Cond::Compare(relation, Box::new([number, next.clone()])));
            left = Number(next);
        }
        if all.is_empty() {
            return Ok(left);
        }
        if let Truth(last) = left {
            all.push(last);
        }
        Ok(Truth(if all.len() == 1 { all.remove(0) } else { Cond::And(all) }))
    }

    fn operators(&mut self, level: usize) -> Result<Value, Wrong> {
        if level == Operator::Power.strength() {
            return self.signed();
        }
        let start = self.at();
        let mut all = self.operators(level + 1)?;
        loop {
            let at = self.at();
            let operator = self.word().and_then(Operator::of);
            let operator = operator.filter(|operator| operator.strength() == level);
            let Some(operator) = operator else { return Ok(all) };
            let left = self.as_number(all, start)?;
            if operator == Operator::Xor {
                self.is_no_power()?;
            }
            self.deepen()?;
            self.next += 1;
            let right = self.numeric(|parser| parser.operators(level + 1))?;
            all = Number(Expr::Two(operator, Box::new([left, right]), At(at)));
        }
    }

    // Refuses `k^2` and `2^k`, which are powers elsewhere and xor here.
    fn is_no_power(&self) -> Result<(), Wrong> {
        let Some(before) = self.next.checked_sub(1) else { return Ok(()) };
        let Some(&[left, sign, right]) = self.tokens.get(before..before + 3) else { return Ok(()) };
        let is_plain = |token: Token| matches!(token.is, Kind::Number(Some(2..)));
        if !is_plain(left) && !is_plain(right) {
            return Ok(());
        }
        let plain = |token: Token| match &self.text[token.at..token.end] {
            word if is_plain(token) => format!("({word})"),
            word => word.to_string(),
        };
        let [one, other] = [left, right].map(|token| &self.text[token.at..token.end]);
        let lines = vec![
            self.with(left.at, right.end, &format!("{one}**{other}")),
            self.with(left.at, right.end, &format!("{} ^ {}", plain(left), plain(right))),
        ];
        let found = self.text[left.at..right.end].to_string();
        Err(Wrong { column: sign.at as u64 + 1, what: Fault::Unclear(lines, found) })
    }

    fn signed(&mut self) -> Result<Value, Wrong> {
        let at = self.at();
        if self.accept("+") {
            return self.signed();
        }
        let Some(sign) = self.word().and_then(Sign::of) else { return self.power() };
        let of = self.deeper(|parser| {
            parser.next += 1;
            parser.numeric(Parser::signed)
        })?;
        Ok(Number(match of {
            Expr::Number(number) if sign == Sign::Minus => Expr::Number(-number),
            of => Expr::One(sign, Box::new(of), At(at)),
        }))
    }

    fn power(&mut self) -> Result<Value, Wrong> {
        let start = self.at();
        let base = self.alone()?;
        let at = self.at();
        if self.word() != Some("**") {
            return Ok(base);
        }
        let base = self.as_number(base, start)?;
        let exponent = self.deeper(|parser| {
            parser.next += 1;
            parser.numeric(Parser::signed)
        })?;
        Ok(Number(Expr::Two(Operator::Power, Box::new([base, exponent]), At(at))))
    }

    fn alone(&mut self) -> Result<Value, Wrong> {
        let Some(&token) = self.tokens.get(self.next) else {
            return Err(self.expected(Wanted::Number));
        };
        let word = self.word().unwrap_or_default();
        match token.is {
            Kind::Number(number) => {
                let Some(number) = number else { return Err(self.expected(Wanted::Small)) };
                self.next += 1;
                let is_product = self
                    .tokens
                    .get(self.next)
                    .is_some_and(|next| next.is == Kind::Name && next.at == token.end);
                if is_product {
                    let end = self.tokens[self.next].end;
                    let [one, other] =
                        [&self.text[token.at..token.end], &self.text[token.end..end]];
                    let (right, found) = (format!("{one}*{other}"), format!("{one}{other}"));
                    return Err(wrong(token.at, Mistake::Write(right, found)));
                }
                Ok(Number(Expr::Number(number)))
            }
            Kind::Sign("(") => self.deeper(|parser| {
                parser.next += 1;
                let inner = parser.value(0)?;
                if parser.word() == Some(",") {
                    return Err(parser.expected(Wanted::Sign(")")));
                }
                parser.expect(")")?;
                Ok(inner)
            }),
            Kind::Name if self.word_at(self.next + 1) == Some("(") => self.call(word),
            Kind::Name => {
                if let Some(place) = self.known(word) {
                    self.next += 1;
                    return Ok(Number(Expr::Variable(place)));
                }
                if let Some(parameter) = self.parameter(word) {
                    self.next += 1;
                    return Ok(Number(Expr::Parameter(parameter)));
                }
                let is_word = WORDS.contains(&word) || here(word).is_some();
                Err(if is_word { self.expected(Wanted::Number) } else { self.unknown(word) })
            }
            _ => Err(self.expected(Wanted::Number)),
        }
    }

    fn call(&mut self, word: &str) -> Result<Value, Wrong> {
        let at = At(self.at());
        if WHOLE.contains(&word) {
            self.next += 1;
            return Ok(Number(self.arguments("floor", "1")?.remove(0)));
        }
        if PRIME.contains(&word) {
            self.next += 1;
            let of = self.arguments("isprime", "1")?.remove(0);
            return Ok(Truth(Cond::Prime(Box::new(of), at)));
        }
        if word == "any" || word == "all" {
            self.next += 2;
            return self.deeper(|parser| {
                let (cond, clauses) = parser.before(")", Parser::condition)?;
                if clauses.is_empty() {
                    return Err(parser.expected(Wanted::Sign("for")));
                }
                parser.expect(")")?;
                let cond = Box::new(cond);
                Ok(Truth(if word == "any" {
                    Cond::Any(cond, clauses)
                } else {
                    Cond::All(cond, clauses)
                }))
            });
        }
        let function = Function::of(word);
        if let Some(fold) = Fold::of(word) {
            let start = self.next;
            self.next += 2;
            let set = self.deeper(|parser| parser.folded(function.is_some()))?;
            if let Some(set) = set {
                return Ok(Number(Expr::All(fold, Box::new(set), at)));
            }
            self.next = start;
        }
        let Some(function) = function else { return Err(self.unknown(word)) };
        self.next += 1;
        let count = match function {
            Function::Gcd | Function::Lcm | Function::Min | Function::Max => "2+",
            Function::Log => "2",
            _ => "1",
        };
        Ok(Number(Expr::Call(function, self.arguments(function.word(), count)?, at)))
    }

    // The set in the brackets of a function of sets; `None` if numbers stand there and it may have these.
    fn folded(&mut self, may_be_numbers: bool) -> Result<Option<Set>, Wrong> {
        if self.has_loop() {
            return self.each(")").map(Some);
        }
        if may_be_numbers && self.outside(self.next).any(|of| of.1 == ",") {
            return Ok(None);
        }
        let set = self.set()?;
        self.expect(")")?;
        Ok(Some(set))
    }

    // A name that stands for nothing.
    fn unknown(&self, word: &str) -> Wrong {
        if let Some(right) = here(word) {
            return self.instead(right);
        }
        if self.known(word).is_some() {
            return self.instead(&format!("{word}*"));
        }
        let inner = self.outside(self.next + 2).last();
        if let (Some(_), Some("("), Some((close, ")"))) =
            (Family::of(word), self.word_at(self.next + 1), inner)
        {
            let set = &self.text[self.at()..self.tokens[close].end];
            return wrong(self.at(), Mistake::Set(set.to_string()));
        }
        if Family::of(word).is_some() || Function::of(word).is_some() {
            return self.instead(&format!("{word}({})", self.names[0]));
        }
        let names: Vec<String> =
            self.scope.iter().map(|&place| self.names[place].clone()).collect();
        let functions = [Function::WORDS, Family::WORDS, Fold::WORDS, &PRIME];
        let similar = functions
            .concat()
            .into_iter()
            .map(|name| (distance(word, name), name))
            .filter(|&(distance, name)| distance <= 1 + name.len() / 5 && word.len() > 2)
            .min();
        let similar = similar.map(|(_, name)| name.to_string());
        wrong(self.at(), Mistake::Unknown(word.to_string(), names, similar))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_lang::{Lang, Told};

    #[test]
    fn every_rule_of_the_file_is_printed_as_it_is_read() {
        for line in include_str!("rules.txt").lines() {
            let (_, rule) = line.split_once(": ").unwrap();
            let read = read(rule, 0).unwrap_or_else(|wrong| panic!("{rule}: {wrong}"));
            let text = read.formula.to_string();
            let again = Formula::parse(&text).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
            assert_eq!(again, read.formula, "{rule}: {text}");
            assert_eq!(again.to_string(), text);
        }
    }

    fn said(text: &str) -> String {
        match Formula::parse(text) {
            Ok(formula) => panic!("{text} is {formula}"),
            Err(wrong) => wrong.to_string(),
        }
    }

    // A text as a Chinese typist writes it: signs and digits of full width, and the words between them.
    fn typed(text: &str) -> String {
        let wide = |c: char| match c {
            'a'..='z' | 'A'..='Z' | '_' | '\u{7f}'.. | ..=' ' => c,
            '#' => '#',
            c => char::from_u32(c as u32 - u32::from('!') + u32::from('！')).unwrap_or(c),
        };
        let text: String = text.chars().map(wide).collect();
        let words = [("for", "对于"), ("in", "属于"), ("if", "如果"), ("and", "且"), ("or", "或")];
        words.iter().fold(text, |text, (word, typed)| {
            text.replace(&format!(" {word} "), &format!(" {typed} "))
        })
    }

    #[test]
    fn chinese_signs_and_words_are_those_of_formulas() {
        for line in include_str!("rules.txt").lines() {
            let rule = line.split_once(": ").map_or(line, |(_, rule)| rule);
            let rule = rule.split_once('#').map_or(rule, |(rule, _)| rule);
            let ours = read(rule, 0).unwrap().named();
            let theirs = read(&typed(rule), 0).unwrap_or_else(|wrong| panic!("{rule}: {wrong}"));
            assert_eq!(theirs.named(), ours);
        }
        for line in include_str!("wrong.txt").lines() {
            let wrong = line.split_once(" ## ").unwrap().0;
            assert!(Formula::parse(&typed(wrong)).is_err(), "{wrong}");
        }
        let unclear = said("n -> n - k for k in 1..n 如果 k ｜ n");
        assert!(unclear.contains("如果 n % k == 0\" or"), "{unclear}");
    }

    #[test]
    fn a_wrong_formula_is_told_what_would_be_right() {
        for line in include_str!("wrong.txt").lines() {
            let (text, expected) = line.split_once(" ## ").unwrap();
            assert_eq!(said(text), expected, "{text}");
            let chinese = Formula::parse(text).unwrap_err().what.told(Lang::Zh);
            assert!(!chinese.is_ascii(), "{chinese}");
        }
    }
}
