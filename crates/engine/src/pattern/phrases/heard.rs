//! What a text means: all its readings are compared as what they are parsed to.
//!
//! Checked: `tests`.

use super::super::words::Words;
use super::reader::Reader;
use super::table::Table;
use super::tokens::{is_word, spelled, tokens, Token};
use super::unread::{Unread, MOST_CHARACTERS};
use crate::fault::{Expected, Fault};
use crate::formula::{has_arrow, Mistake};
use crate::requests::Wrong;
use grundy_lang::Lang;
use std::ops::Range;
use std::rc::Rc;

/// What a line is parsed to, in the words of the grammar.
pub trait Meaning: Sized {
    /// The section of the table that has such lines.
    const SECTION: &'static str;

    /// The number of words before the rule.
    const BEFORE: usize;

    /// Reads a line in the words of the grammar.
    ///
    /// # Errors
    ///
    /// The word that is wrong, and what would be right.
    fn parse(line: &str) -> Result<Self, Wrong>;

    /// Whether both mean the same.
    fn is(&self, other: &Self) -> bool;

    /// The rule in the words in which the finder tells it, if it is one rule.
    fn sentence(&self, lang: Lang) -> Option<String>;

    /// Whether the line says up to which heap.
    fn has_bound(&self) -> bool {
        false
    }

    /// The line, in which no number can be taken for the end of a run or for a bound.
    fn bounded(&self, line: &str) -> String {
        line.to_string()
    }
}

/// What a text means.
pub struct Heard<T> {
    /// What its line is parsed to.
    pub parsed: T,
    /// Its line.
    pub line: Line,
}

/// A line in the words of the grammar, and where its places stand in what was typed.
pub struct Line {
    /// The line.
    pub text: String,
    typed: Typed,
}

// Where the places of a line stand in what was typed.
enum Typed {
    // The same characters, which may have other lengths.
    Same(String),
    // The text, and where its first word stands: what ends both stands at the same place.
    Heard(String, usize),
}

impl<T: Meaning> Heard<T> {
    /// What a line means, in the words of the grammar or in those that people say.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and the column in what was typed.
    ///
    /// # Complexity
    ///
    /// Some milliseconds for what people say; such a text has 400 characters at most.
    pub fn of(typed: &str) -> Result<Heard<T>, Wrong> {
        let strict = match Heard::strict(typed) {
            Ok(heard) => return Ok(heard),
            Err(wrong) => wrong,
        };
        // Of a formula, its own parser says all.
        let is_own = is_formula(typed) || Words::of(&spelled(typed)).peek() == Some("values");
        if is_settled(&strict) || is_own {
            return Err(strict);
        }
        heard(typed, T::SECTION, "").map_err(|wrong| {
            // The grammar says more of what is in its words, and where it reads on.
            let mut words = Words::of(typed);
            words.read_to(T::BEFORE + 1);
            let is_first = words.column() == strict.column;
            // What begins with an English word that is no request need be no rule.
            let is_asked = |what: &Fault| !matches!(what, Fault::Expected(Expected::Request, _));
            let is_known =
                is_asked(&strict.what) || !typed.trim_start().starts_with(|c: char| c.is_ascii());
            let is_member = matches!(strict.what, Fault::Member(..));
            let is_grammar = is_member || !is_known || is_grammar(typed, T::BEFORE);
            let is_better = !is_grammar && (is_first || strict.column < wrong.column);
            let is_better = is_better || is_told(&wrong);
            if is_better {
                wrong
            } else {
                strict
            }
        })
    }

    /// What a line means in the words of the grammar, perhaps with capitals or wide letters.
    ///
    /// # Errors
    ///
    /// As [`Heard::of`].
    pub fn strict(typed: &str) -> Result<Heard<T>, Wrong> {
        let mut line = typed.to_string();
        let mut parsed = T::parse(&line);
        if parsed.is_err() {
            line = spelled(typed);
            parsed = T::parse(&line);
        }
        let same = Typed::Same(typed.to_string());
        match parsed {
            Ok(parsed) => Ok(Heard { parsed, line: Line { text: line, typed: same } }),
            Err(wrong) => {
                let at = same.at(&line, wrong.column as usize - 1);
                Err(Wrong { column: at as u64 + 1, ..wrong })
            }
        }
    }
}

impl Line {
    /// The fault with its column in what was typed.
    pub fn wrong(&self, wrong: Wrong) -> Wrong {
        Wrong { column: self.typed.at(&self.text, wrong.column as usize - 1) as u64 + 1, ..wrong }
    }
}

impl Typed {
    // The index of a byte of the line, in what was typed.
    fn at(&self, line: &str, at: usize) -> usize {
        match self {
            Typed::Same(typed) => {
                let count = line[..at.min(line.len())].chars().count();
                typed.char_indices().nth(count).map_or(typed.len(), |(at, _)| at)
            }
            Typed::Heard(typed, first) => {
                let same = spelled(typed);
                match same.trim_end().strip_suffix(&line[at.min(line.len())..]) {
                    Some(before) => Typed::Same(typed.clone()).at(&same, before.len()),
                    None => *first,
                }
            }
        }
    }
}

// More characters than the finder's own sentences have, but for those of very long lists.
const MOST_OF_SENTENCE: usize = 4000;

// Sections of which a rule has a phrase that is no mere list of numbers.
const VERBS: [&str; 10] = [
    "take",
    "cutting",
    "cuthan",
    "equallyhan",
    "divide",
    "quotients",
    "turn",
    "turnhan",
    "knock",
    "name",
];
// More of what is not understood is not shown.
const MOST_SHOWN: usize = 60;

// The words of rules.
const GRAMMAR: &str = "misere take any odd even half up to sqrt a divisor coprime squares primes fibonacci powers of \
    multiples the heap split unequal equal into with or but divide by turn coins run octal pairs from one both first second \
    same other less than apart never kind twice times last";

// Whether a line has only words of the grammar, and numbers, after so many words.
fn is_grammar(line: &str, before: usize) -> bool {
    let mut words = Words::of(line);
    words.read_to(before);
    std::iter::from_fn(|| words.next()).all(|word| {
        word.starts_with(|c: char| !c.is_alphabetic()) || GRAMMAR.split(' ').any(|of| of == word)
    })
}

/// Whether a fault says more than which word is wrong.
pub fn is_told(wrong: &Wrong) -> bool {
    is_settled(wrong)
        || matches!(&wrong.what, Fault::Unread(Unread::Refused(..) | Unread::Letter(..)))
}

/// Whether a line was understood: the lines for what may be meant are offered, or it is a family where none is answered.
pub fn is_settled(wrong: &Wrong) -> bool {
    match &wrong.what {
        Fault::Unclear(..) | Fault::Instead(..) => true,
        Fault::Formula(mistake) => **mistake == Mistake::Family,
        _ => false,
    }
}

/// What a text means that is of a section of the table, in a line that begins with `before`.
///
/// # Errors
///
/// Why it means nothing, or several things, and the column.
///
/// # Complexity
///
/// Some milliseconds for a long text.
pub fn heard<T: Meaning>(text: &str, section: &str, before: &str) -> Result<Heard<T>, Wrong> {
    let wrong =
        |at: usize, unread| Err(Wrong { column: at as u64 + 1, what: Fault::Unread(unread) });
    let end = text.find('#').unwrap_or(text.len());
    let text = &text[..end];
    let length = text.chars().count();
    if length > MOST_OF_SENTENCE {
        return wrong(0, Unread::Long);
    }
    let words = defined(text, tokens(text));
    let hearer = Hearer { text, words: &words, section, before };
    if let Some(heard) = hearer.sentence() {
        return Ok(heard);
    }
    if length > MOST_CHARACTERS {
        return wrong(0, Unread::Long);
    }
    let mut reader = Reader::of(text, &words, false);
    let refusal = |reader: &mut Reader, section| {
        let (found, meaning) = reader.anywhere(section)?;
        let mut parts = meaning.split(" -- ").map(str::to_string);
        let (english, chinese) = (parts.next()?, parts.next()?);
        Some(wrong(words[found.start].at, Unread::Refused(english, chinese, parts.next())))
    };
    if let Some(refused) = refusal(&mut reader, "veto") {
        return refused;
    }
    let (mut all, fault) = hearer.meanings::<T>(&reader.whole(section));
    let start = words.first().map_or(0, |token| token.at);
    if let Some(fault) = fault.iter().find(|fault| is_settled(fault)) {
        return Err(fault.clone());
    }
    if all.iter().any(|heard| heard.line.text.contains("pairs take")) {
        if let Some(refused) = refusal(&mut reader, "manyheaps") {
            return refused;
        }
    }
    match all.len() {
        0 => {}
        1 => return Ok(all.remove(0)),
        _ => {
            // "1 to 3" may be a run or end with a bound.
            let has_bound = all[0].parsed.has_bound();
            let is_run = all.iter().any(|heard| heard.parsed.has_bound() != has_bound);
            all.sort_by_key(|heard| is_run && heard.parsed.has_bound());
            let at = words.len().checked_sub(3).filter(|_| is_run).map_or(start, |at| words[at].at);
            let line = |heard: &Heard<T>| {
                if is_run {
                    heard.parsed.bounded(&heard.line.text)
                } else {
                    heard.line.text.clone()
                }
            };
            let lines = all.iter().map(line).collect();
            let what = Fault::Unclear(lines, text.trim().to_string());
            return Err(Wrong { column: at as u64 + 1, what });
        }
    }
    let is_unknown =
        |token: &&Token| token.number.is_none() && !Table::get().words.contains_key(&token.text);
    // With a capital letter it may be a name.
    let is_name = |token: &Token| text[token.at..].starts_with(char::is_uppercase);
    if let Some(heard) = hearer.name().or_else(|| hearer.family()) {
        return Ok(heard);
    }
    if let Some(refused) = refusal(&mut reader, "refusal") {
        return refused;
    }
    if let Some(fault) = fault.into_iter().next() {
        return Err(fault);
    }
    if let Some((at, letter, line)) = hearer.letter::<T>() {
        return wrong(at, Unread::Letter(letter, line));
    }
    let is_misspelt = |token: &&Token| is_unknown(token) && !is_name(token);
    let word = |token: &Token, line| {
        wrong(token.at, Unread::Word(text[token.at..token.end].to_string(), line))
    };
    if let Some(token) = words.iter().find(is_misspelt) {
        if let Some(line) = hearer.nearest::<T>() {
            return word(token, Some(line));
        }
    }
    if let Some((at, unread)) = hearer.part::<T>(&mut reader) {
        return wrong(at, unread);
    }
    match words.iter().find(is_misspelt).or(words.iter().find(is_unknown)) {
        Some(token) => word(token, None),
        None => wrong(start, Unread::NoRule),
    }
}

/// Whether a text can only be meant as a formula. "n -> n-1, n-2" is one of the ways to say what is taken.
pub fn is_formula(text: &str) -> bool {
    let is_in = |sign: &&str| text.contains(*sign);
    has_arrow(text) && ["for", "if", " in ", "(", "[", "{"].iter().any(is_in)
}

// Tokens without a letter's number at their end: in "1 to k, k = 3" it stands for the letter.
fn defined(text: &str, mut words: Vec<Token>) -> Vec<Token> {
    let is_sign = |token: &Token| {
        [",", ".", ";", "where", "with", "其", "中", "且"].contains(&&token.text[..])
    };
    while words.last().is_some_and(is_sign) {
        words.pop();
    }
    let Some([sign, letter, equals, number]) = words.last_chunk::<4>().cloned() else {
        return words;
    };
    let is_letter = letter.text.len() == 1 && is_word(&letter.text);
    let before = words.len() - 3;
    let is_used = words[..before].iter().any(|token| token.text == letter.text);
    // In "gcd(n, k) = 1" it does not.
    let is_bare = text.get(letter.end..equals.at).is_some_and(|between| between.trim().is_empty());
    if is_sign(&sign)
        && is_bare
        && is_letter
        && is_used
        && equals.text == "="
        && number.number.is_some_and(|number| number > 0)
    {
        words.truncate(before);
        let uses = words.iter_mut().filter(|token| token.text == letter.text);
        uses.for_each(|token| (token.text, token.number) = (number.text.clone(), number.number));
        while words.last().is_some_and(is_sign) {
            words.pop();
        }
    }
    words
}

/// What the table makes of a text.
pub struct Hearer<'a> {
    /// The text.
    pub text: &'a str,
    /// Its tokens.
    pub words: &'a [Token],
    /// The section that it is of.
    pub section: &'a str,
    /// What stands before it in a line.
    pub before: &'a str,
}

impl Hearer<'_> {
    /// What these lines are parsed to, each once, in its shortest line; and what is wrong with those that are not.
    pub fn meanings<T: Meaning>(&self, lines: &[Rc<str>]) -> (Vec<Heard<T>>, Vec<Wrong>) {
        let first = self.words.first().map_or(0, |token| token.at);
        let typed = || Typed::Heard(self.text.to_string(), first);
        let mut all: Vec<Heard<T>> = Vec::new();
        let mut faults = Vec::new();
        for line in lines {
            let line = format!("{}{line}", self.before);
            match T::parse(&line) {
                Err(fault) => {
                    let line = Line { text: line, typed: typed() };
                    faults.push(line.wrong(fault));
                }
                Ok(parsed) => match all.iter_mut().find(|heard| heard.parsed.is(&parsed)) {
                    Some(heard) if heard.line.text.len() > line.len() => heard.line.text = line,
                    Some(_) => {}
                    None => all.push(Heard { parsed, line: Line { text: line, typed: typed() } }),
                },
            }
        }
        // After the name of a request, what may be a bound is one, even if it is too large.
        if self.before.is_empty() {
            let is_bound = |line: &str| {
                line.rsplit_once(" to ").is_some_and(|(_, to)| to.parse::<u64>().is_ok())
            };
            let has_bound = lines.iter().any(|line| is_bound(line));
            all.retain(|heard| !has_bound || heard.parsed.has_bound());
        }
        (all, faults)
    }

    /// The meaning of a rule in the very sentence that the finder writes of it, which no other rule has.
    fn sentence<T: Meaning>(&self) -> Option<Heard<T>> {
        let lines = Reader::of_sentences(self.text, self.words).whole(self.section);
        // "but 2 to 6" may end with a bound.
        let all =
            lines.iter().filter_map(|line| self.meanings::<T>(std::slice::from_ref(line)).0.pop());
        // How many words of the text are the rule's sentence; a part of it may be that of another rule.
        let length = |heard: &Heard<T>| {
            let lengths = [Lang::En, Lang::Zh].map(|lang| {
                let sentence = tokens(&heard.parsed.sentence(lang).unwrap_or_default());
                let is = |part: &[Token]| part.iter().zip(&sentence).all(|(a, b)| a.is(b));
                let is_here = !sentence.is_empty() && self.words.windows(sentence.len()).any(is);
                if is_here {
                    sentence.len()
                } else {
                    0
                }
            });
            lengths[0].max(lengths[1])
        };
        all.filter(|heard| length(heard) > 0).max_by_key(length)
    }

    /// The longest part that is a rule with a verb or a name, and what stands before and behind it, with its place.
    fn part<T: Meaning>(&self, reader: &mut Reader) -> Option<(usize, Unread)> {
        let (part, line) = reader.longest("game")?;
        if !VERBS.iter().any(|section| reader.has(section, &part)) {
            return None;
        }
        // A line without the name of a request.
        let all = [line.clone(), format!("law {line}").into()];
        let line = self.meanings::<T>(&all).0.pop()?.line.text;
        let first =
            if self.section == T::SECTION && part.start >= T::BEFORE { T::BEFORE } else { 0 };
        let mut rest = [first..part.start, part.end..self.words.len()].to_vec();
        let is_word = |token: &Token| token.text.contains(char::is_alphanumeric);
        rest.retain(|rest| self.words[rest.clone()].iter().any(is_word));
        let at = self.words.get(rest.first()?.start)?.at;
        let shown = |rest: Range<usize>| {
            let typed = &self.text[self.words[rest.start].at..self.words[rest.end - 1].end];
            match typed.char_indices().nth(MOST_SHOWN) {
                Some((end, _)) => format!("{}...", &typed[..end]),
                None => typed.to_string(),
            }
        };
        Some((at, Unread::Beside(line, rest.into_iter().map(shown).collect())))
    }

    /// The only meaning of some tokens.
    pub fn only<T: Meaning>(&self, words: &[Token]) -> Option<Heard<T>> {
        let lines = Reader::of(self.text, words, false).whole(self.section);
        let (mut all, _) = self.meanings(&lines);
        (all.len() == 1).then(|| all.remove(0))
    }
}
