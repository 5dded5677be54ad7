//! All readings of a text by the table of phrases.
//!
//! Each section at each place is read once, so the cost is bounded by the product of their numbers; and a text that
//! still takes too many steps has no readings.
//!
//! Checked: below, and by the sentences of `tests`.

use super::super::game::Grammar;
use super::super::words::Words;
use super::table::{Part, Pattern, Table, CODE, NUMBER, PERSON, THOUSANDS};
use super::tokens::{spelled, Token};
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

// More steps than any sentence takes that people write.
const MOST_STEPS: usize = 100_000;
// More readings of one place than any sentence has.
const MOST_READINGS: usize = 200;

// Where each reading of a place ends, and what it means.
type Readings = Rc<Vec<(usize, Rc<str>)>>;

/// Reads a text.
pub struct Reader<'a> {
    table: &'static Table,
    text: &'a str,
    tokens: &'a [Token],
    /// Whether letters may stand for numbers.
    letters: bool,
    // The word of the table that each token is, or its kind.
    kinds: Vec<Option<usize>>,
    // By section, place, and whether fillers may stand.
    known: HashMap<(usize, usize, bool), Readings>,
    fillers: Vec<Option<Rc<Vec<usize>>>>,
    // Whether a rule is only what the finder itself writes: the section that stands for another one.
    instead: Option<(usize, usize)>,
    // Whether no filler may stand before a word.
    is_tight: bool,
    steps: usize,
}

// Where a pattern has been read up to, and what its places mean.
#[derive(Clone, PartialEq)]
struct State {
    at: usize,
    places: Vec<(&'static str, Rc<str>)>,
}

impl<'a> Reader<'a> {
    /// A reader of some tokens.
    pub fn of(text: &'a str, tokens: &'a [Token], letters: bool) -> Reader<'a> {
        let table = Table::get();
        let kind = |token: &Token| match token.number {
            Some(_) => Some(NUMBER),
            // A letter may be a number.
            None if letters && is_letter(token) => Some(NUMBER),
            None if is_code(token) => Some(CODE),
            None if is_thousands(token) => Some(THOUSANDS),
            None => table
                .words
                .get(&token.text)
                .copied()
                .or(Some(PERSON).filter(|_| is_person(text, token))),
        };
        let kinds = tokens.iter().map(kind).collect();
        Reader {
            text,
            kinds,
            table,
            tokens,
            letters,
            known: HashMap::new(),
            fillers: vec![None; tokens.len() + 1],
            instead: None,
            is_tight: false,
            steps: 0,
        }
    }

    /// A reader of some tokens that knows no rules but in the sentences that the finder itself writes.
    pub fn of_sentences(text: &'a str, tokens: &'a [Token]) -> Reader<'a> {
        let reader = Reader::of(text, tokens, false);
        let instead = Some((reader.table.section("rule"), reader.table.section("own")));
        Reader { instead, is_tight: true, ..reader }
    }

    /// What the whole text can mean, if it is of a section.
    pub fn whole(&mut self, section: &str) -> Vec<Rc<str>> {
        let all = self.section(self.table.section(section), 0);
        let length = self.tokens.len();
        let is_whole = |reader: &mut Self, end: usize| reader.skip(end).contains(&length);
        let all = all
            .iter()
            .filter(|(end, _)| is_whole(self, *end))
            .map(|found| found.1.clone())
            .collect();
        if self.steps > MOST_STEPS {
            return Vec::new();
        }
        all
    }

    /// The first phrase of a section anywhere in the text, the longest that begins there: its meaning, and the tokens.
    pub fn anywhere(&mut self, section: &str) -> Option<(Range<usize>, Rc<str>)> {
        let section = self.table.section(section);
        let longest = |reader: &mut Self, at: usize| {
            reader.section(section, at).iter().max_by_key(|found| found.0).cloned()
        };
        (0..self.tokens.len())
            .find_map(|at| longest(self, at).map(|(end, meaning)| (at..end, meaning)))
    }

    /// Whether a phrase of a section has a token.
    pub fn covers(&mut self, section: &str, token: usize) -> bool {
        let section = self.table.section(section);
        (0..=token).any(|at| self.section(section, at).iter().any(|found| found.0 > token))
    }

    /// Whether some tokens have a phrase of a section.
    pub fn has(&mut self, section: &str, part: &Range<usize>) -> bool {
        let section = self.table.section(section);
        let is_in = |at: usize, end: usize| at < end && end <= part.end;
        part.clone().any(|at| self.section(section, at).iter().any(|found| is_in(at, found.0)))
    }

    /// The longest phrase of a section: its tokens, and what it means.
    pub fn longest(&mut self, section: &str) -> Option<(Range<usize>, Rc<str>)> {
        let section = self.table.section(section);
        let all = (0..self.tokens.len()).flat_map(|at| {
            let found = self.section(section, at);
            let ends = found.iter().map(|(end, meaning)| {
                (at..self.skip(*end).last().copied().unwrap_or(*end), meaning.clone())
            });
            ends.collect::<Vec<_>>()
        });
        all.max_by_key(|(part, _)| (part.len(), part.start))
    }

    // What a section can mean from a token on: where each meaning ends.
    fn section(&mut self, section: usize, at: usize) -> Readings {
        let section = match self.instead {
            Some((rule, own)) if rule == section => own,
            _ => section,
        };
        let key = (section, at, self.is_tight);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        // A section that begins with itself finds nothing more.
        self.known.insert(key, Rc::default());
        let mut found: Vec<(usize, Rc<str>)> = Vec::new();
        let next = self.next(at);
        for phrase in &self.table.sections[section] {
            // Another section may begin with other words.
            let is_any = self.instead.is_some();
            let may_be = |pattern: &&Pattern| is_any || pattern.first.may_be(&next);
            for pattern in phrase.patterns.iter().filter(may_be) {
                let start = State { at, places: Vec::new() };
                for state in self.sequence(&pattern.parts, vec![start]) {
                    let Some(meaning) = filled(phrase.meaning, &state.places) else { continue };
                    let meaning = (state.at, meaning.into());
                    if !found.contains(&meaning) && found.len() < MOST_READINGS {
                        found.push(meaning);
                    }
                }
            }
        }
        let found = Rc::new(found);
        self.known.insert(key, found.clone());
        found
    }

    // The words and kinds of words that come next, or after fillers.
    fn next(&mut self, at: usize) -> Vec<usize> {
        let starts = if self.is_tight { Rc::new(vec![at]) } else { self.skip(at) };
        starts.iter().filter_map(|&at| self.kinds.get(at)).flatten().copied().collect()
    }

    fn sequence(&mut self, parts: &[Part], mut states: Vec<State>) -> Vec<State> {
        let before = self.is_tight;
        for part in parts {
            if states.is_empty() || self.steps > MOST_STEPS {
                self.is_tight = before;
                return Vec::new();
            }
            let mut next: Vec<State> = Vec::new();
            for state in states {
                self.steps += 1;
                for state in self.part(part, state) {
                    if !next.contains(&state) {
                        next.push(state);
                    }
                }
            }
            states = next;
            // The part after this one.
            self.is_tight = before || matches!(part, Part::Tight);
        }
        self.is_tight = before;
        states
    }

    fn part(&mut self, part: &Part, state: State) -> Vec<State> {
        let ends = |at: usize| State { at, ..state.clone() };
        let named = |at: usize, name: &'static str, meaning: Rc<str>| {
            // A place that stands twice means the same twice.
            if state.places.iter().any(|place| place.0 == name && place.1 != meaning) {
                return None;
            }
            let mut state = ends(at);
            if !meaning.is_empty() {
                state.places.push((name, meaning));
            }
            Some(state)
        };
        match part {
            Part::Tight => vec![state],
            Part::Ahead => {
                let is_next = self.tokens.get(state.at).is_some_and(|token| token.number.is_some());
                Some(state).into_iter().filter(|_| is_next).collect()
            }
            Part::Rest(name) => {
                let rest = self.tokens.get(state.at).map_or("", |token| &self.text[token.at..]);
                named(self.tokens.len(), name, spelled(rest).into()).into_iter().collect()
            }
            Part::Edge => {
                let signs = [".", ",", ";", ":", "!", "?", "~", "and"];
                let is_sign =
                    |at: usize| self.tokens.get(at).is_none_or(|of| signs.contains(&&of.text[..]));
                let is_edge = state.at == 0 || is_sign(state.at - 1) || is_sign(state.at);
                Some(state).into_iter().filter(|_| is_edge).collect()
            }
            Part::Start => Some(state).into_iter().filter(|state| state.at == 0).collect(),
            Part::Person => {
                let (text, table) = (self.text, self.table);
                let is = |token: &Token| {
                    !table.words.contains_key(&token.text) && is_person(text, token)
                };
                self.matching(&state, is).into_iter().map(ends).collect()
            }
            Part::End => {
                let is_end = self.tokens[state.at..]
                    .iter()
                    .all(|token| [".", "!", "?", ";", "~"].contains(&&token.text[..]));
                if is_end {
                    vec![ends(self.tokens.len())]
                } else {
                    Vec::new()
                }
            }
            Part::Either(all, or_nothing) => {
                let mut states: Vec<State> = Vec::new();
                for parts in all {
                    states.extend(self.sequence(parts, vec![state.clone()]));
                }
                if *or_nothing {
                    states.push(state);
                }
                states
            }
            Part::Thousands(name) => {
                let found = self.matching(&state, is_thousands);
                let text = |end: usize| self.tokens[end - 1].text[..].into();
                found.into_iter().filter_map(|end| named(end, name, text(end))).collect()
            }
            Part::Place(section, name) => {
                let found = self.section(*section, state.at);
                found
                    .iter()
                    .filter_map(|(end, meaning)| named(*end, name, meaning.clone()))
                    .collect()
            }
            Part::Word(word) => {
                self.matching(&state, |token| token.is(word)).into_iter().map(ends).collect()
            }
            Part::Digits(name) => {
                let (letters, tokens) = (self.letters, self.tokens);
                let is = move |token: &Token| {
                    token.number.is_some() && !counts_people(tokens, token)
                        || letters && is_letter(token)
                        || is_thousands(token) && token.text.contains(",0")
                };
                let found = self.matching(&state, is);
                let meaning = |end: usize| match self.tokens[end - 1].number {
                    Some(number) => number.to_string(),
                    // The grammar asks whether thousands are meant.
                    None => self.tokens[end - 1].text.to_ascii_uppercase(),
                };
                found.into_iter().filter_map(|end| named(end, name, meaning(end).into())).collect()
            }
            Part::Strict(name) => {
                let found = self.strict(state.at);
                found.into_iter().filter_map(|(end, rule)| named(end, name, rule.into())).collect()
            }
            Part::Code(name) => {
                let found = self.matching(&state, is_code);
                let meaning = |end: usize| {
                    let text = &self.tokens[end - 1].text;
                    if text.starts_with('.') {
                        format!("0{text}")
                    } else {
                        text.clone()
                    }
                };
                found.into_iter().filter_map(|end| named(end, name, meaning(end).into())).collect()
            }
        }
    }

    // The rules in the words of the grammar that begin with a token, and where each ends: where heaps may follow.
    fn strict(&mut self, at: usize) -> Vec<(usize, String)> {
        let Some(first) = self.tokens.get(at) else { return Vec::new() };
        let ends = ["to", "到", ":", "for", "对", "上"];
        let is_end =
            |end: &usize| self.tokens.get(*end).is_none_or(|token| ends.contains(&&token.text[..]));
        let mut found = Vec::new();
        for end in (at + 1..=self.tokens.len()).filter(is_end) {
            let text = spelled(&self.text[first.at..self.tokens[end - 1].end]);
            let mut words = Words::of(&text);
            let game = Grammar::of(&words).parse(&mut words);
            if game.is_ok() && words.left() == 0 {
                found.push((end, words.rule_since(0)));
            }
        }
        found
    }

    // The places after a token of some kind that comes next, or after fillers.
    fn matching(&mut self, state: &State, is: impl Fn(&Token) -> bool) -> Vec<usize> {
        let is_next = |at: &usize| self.tokens.get(*at).is_some_and(&is);
        let ends: Vec<usize> = if self.is_tight {
            Some(state.at).into_iter().filter(is_next).map(|at| at + 1).collect()
        } else {
            let starts = self.skip(state.at);
            let is_next = |at: &usize| self.tokens.get(*at).is_some_and(&is);
            starts.iter().copied().filter(is_next).map(|at| at + 1).collect()
        };
        ends
    }

    // The places that fillers reach from a token on, which is one of them.
    fn skip(&mut self, at: usize) -> Rc<Vec<usize>> {
        if let Some(known) = &self.fillers[at] {
            return known.clone();
        }
        let before = std::mem::replace(&mut self.is_tight, true);
        let section = self.table.section("filler");
        let mut all = vec![at];
        let mut next = 0;
        while next < all.len() {
            let found = self.section(section, all[next]);
            for &(end, _) in found.iter() {
                if !all.contains(&end) {
                    all.push(end);
                }
            }
            next += 1;
        }
        self.is_tight = before;
        let all = Rc::new(all);
        self.fillers[at] = Some(all.clone());
        all
    }
}

// One of the letters that stand for numbers.
fn is_letter(token: &Token) -> bool {
    token.is_capital || ["k", "m", "l", "r", "p", "t"].contains(&&token.text[..])
}

// Whether a number says how many people there are.
fn counts_people(tokens: &[Token], number: &Token) -> bool {
    let counters = ["个", "名", "位"];
    let mut behind = tokens.iter().skip_while(|token| token.at <= number.at).peekable();
    behind.next_if(|token| counters.contains(&&token.text[..]));
    let people = ["player", "people", "person", "kid", "children", "人", "玩"];
    behind.next().is_some_and(|token| people.contains(&&token.text[..]))
}

fn is_code(token: &Token) -> bool {
    let digits = token.text.strip_prefix(|c| "048c".contains(c)).unwrap_or(&token.text);
    token.number.is_none()
        && digits.strip_prefix('.').is_some_and(|digits| {
            !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_hexdigit())
        })
}

fn is_thousands(token: &Token) -> bool {
    token.text.starts_with(|c: char| c.is_ascii_digit()) && token.text.contains(',')
}

fn is_person(text: &str, token: &Token) -> bool {
    text[token.at..].starts_with(char::is_uppercase)
}

// A meaning with what its places mean; places of numbers may add or subtract a number. `None` if that is less than 0.
fn filled(meaning: &str, places: &[(&'static str, Rc<str>)]) -> Option<String> {
    let mut parts = meaning.split('{');
    let mut text = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (name, rest) = part.split_once('}')?;
        let (name, change) = name.find(['+', '-', '*']).map_or((name, ""), |at| name.split_at(at));
        let value = &places.iter().find(|place| place.0 == name)?.1;
        text += &match (change.split_at(change.len().min(1)), value.parse::<u64>()) {
            (("", _), _) => value.to_string(),
            ((sign, by), Ok(value)) => {
                let by = by.parse::<u64>().ok()?;
                match sign {
                    "+" => value.checked_add(by)?,
                    "*" => value.checked_mul(by)?,
                    _ => value.checked_sub(by)?,
                }
                .to_string()
            }
            ((sign, by), _) if sign != "*" => format!("{value}{sign}{by}"),
            _ => return None,
        };
        text += rest;
    }
    // From 1 on is any number.
    Some(if text == "1.." { "any".to_string() } else { text })
}
